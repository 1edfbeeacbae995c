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
      text="This signs you out on every device, including this one."
      drawing={<FernAndOrchid />}
      quote="The best fertilizer is the gardener’s shadow."
      instead={
        <>
          Link no longer working? <TextLink to={paths.forgotPassword}>Request a new one</TextLink>
        </>
      }
    >
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <FormError text="The link is incomplete. Please open it from the email again." />
      )}
    </AuthFrame>
  );
}
