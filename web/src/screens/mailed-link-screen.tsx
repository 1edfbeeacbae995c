import { useLocation, useParams, useSearchParams } from 'react-router';
import { ConfirmEmail } from '@/features/auth/components/confirm-email.tsx';
import { ResetPasswordForm } from '@/features/auth/components/reset-password-form.tsx';
import { StopMails } from '@/features/auth/components/stop-mails.tsx';
import { AuthFrame } from '@/layouts/auth-frame.tsx';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { FernAndOrchid, MonsteraAndCactus } from '@/ui/drawings/hero-plants.tsx';

/** What the links in emails open. One chunk for all of them, so that the landing page need not name three. */
export function MailedLinkScreen() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/confirm-email')) return <ConfirmAddress />;
  if (pathname.startsWith('/unsubscribe')) return <Unsubscribe />;
  return <ResetPassword />;
}

function IncompleteLink() {
  return <FormError text="The link is incomplete. Please open it from the email again." />;
}

function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthFrame
      title="Set a New Password"
      text="This signs you out on every device, including this one."
      drawing={<FernAndOrchid />}
      quote="The best fertilizer is the gardener’s shadow."
      instead={
        <>
          Link no longer working? <TextLink to={paths.forgotPassword}>Request a new one</TextLink>
        </>
      }
    >
      {token ? <ResetPasswordForm token={token} /> : <IncompleteLink />}
    </AuthFrame>
  );
}

function ConfirmAddress() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthFrame
      title="Confirm Your Email"
      text="One click, and your reminders can come to this address."
      drawing={<MonsteraAndCactus />}
      quote="To plant a garden is to believe in tomorrow."
      instead={<TextLink to={paths.landing}>Go to your garden</TextLink>}
    >
      {token ? <ConfirmEmail token={token} /> : <IncompleteLink />}
    </AuthFrame>
  );
}

function Unsubscribe() {
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
