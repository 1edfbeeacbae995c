import { useServerOptions } from '@/features/auth/api.ts';
import { ForgotPasswordForm } from '@/features/auth/components/forgot-password-form.tsx';
import { AuthFrame } from '@/layouts/auth-frame.tsx';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { FernAndOrchid } from '@/ui/drawings/hero-plants.tsx';

const LINK_COMES = 'Tell us your email address, and a link for a new one is on its way.';
const MAIL_IS_OFF = 'This server sends no e-mail. Please ask whoever runs it for a new password.';

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
          It came back to you? <TextLink to={paths.login}>Sign in</TextLink>
        </>
      }
    >
      {!withoutMail && <ForgotPasswordForm />}
    </AuthFrame>
  );
}
