import { ForgotPasswordForm } from '@/features/auth/components/forgot-password-form.tsx';
import { AuthFrame } from '@/layouts/auth-frame.tsx';
import { paths } from '@/lib/paths.ts';
import { FernAndOrchid } from '@/ui/drawings/hero-plants.tsx';
import { TextLink } from '@/ui/text-link.tsx';

export function ForgotPasswordScreen() {
  return (
    <AuthFrame
      title="Forgot Your Password?"
      text="Tell us your email address, and a link for a new one is on its way."
      drawing={<FernAndOrchid />}
      quote="The best fertilizer is the gardener’s shadow."
      instead={
        <>
          It came back to you? <TextLink to={paths.login}>Sign in</TextLink>
        </>
      }
    >
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
