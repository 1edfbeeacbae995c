import { useSearchParams } from 'react-router';
import { ResetPasswordForm } from '@/features/auth/components/reset-password-form.tsx';
import { AuthFrame } from '@/layouts/auth-frame.tsx';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { FernAndOrchid } from '@/ui/drawings/hero-plants.tsx';

export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthFrame
      title="Set a New Password"
      text="Every device is then signed out, this one too."
      drawing={<FernAndOrchid />}
      quote="The best fertilizer is the gardener’s shadow."
      instead={
        <>
          The link no longer works? <TextLink to={paths.forgotPassword}>Ask for another</TextLink>
        </>
      }
    >
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <FormError text="The link is incomplete. Please open it from the e-mail once more." />
      )}
    </AuthFrame>
  );
}
