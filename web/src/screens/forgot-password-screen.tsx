import { useServerOptions } from '@/features/auth/api.ts';
import { ForgotPasswordForm } from '@/features/auth/components/forgot-password-form.tsx';
import { AuthFrame } from '@/layouts/auth-frame.tsx';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { FernAndOrchid } from '@/ui/drawings/hero-plants.tsx';

const LINK_COMES = 'Enter your email address, and we will send you a link to set a new password.';
const MAIL_IS_OFF = 'This server sends no email. Ask your administrator for a new password.';

export function ForgotPasswordScreen() {
  const withoutMail = useServerOptions()?.mail === false;
  return (
    <AuthFrame
      title="Forgot Your Password?"
      text={withoutMail ? MAIL_IS_OFF : LINK_COMES}
      drawing={<FernAndOrchid />}
      quote="The best fertilizer is the gardener’s shadow."
      instead={
        <>
          Remembered it? <TextLink to={paths.login}>Sign in</TextLink>
        </>
      }
    >
      {!withoutMail && <ForgotPasswordForm />}
    </AuthFrame>
  );
}
