import { useParams } from 'react-router';
import { StopMails } from '@/features/auth/components/stop-mails.tsx';
import { AuthFrame } from '@/layouts/auth-frame.tsx';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { MonsteraAndCactus } from '@/ui/drawings/hero-plants.tsx';

export function UnsubscribeScreen() {
  const { token = '' } = useParams();
  return (
    <AuthFrame
      title="Fewer Emails"
      text="You still get reminders in the app, and push notifications where you allow them."
      drawing={<MonsteraAndCactus />}
      quote="To plant a garden is to believe in tomorrow."
      instead={
        <>
          Changed your mind? <TextLink to={paths.landing}>Back to your garden</TextLink>
        </>
      }
    >
      <StopMails token={token} />
    </AuthFrame>
  );
}
