import { LoginForm } from '@/features/auth/components/login-form.tsx';
import { AuthFrame } from '@/layouts/auth-frame.tsx';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { FernAndOrchid } from '@/ui/drawings/hero-plants.tsx';

export function LoginScreen() {
  return (
    <AuthFrame
      title="Welcome Back"
      text="Your plants have been growing."
      drawing={<FernAndOrchid />}
      quote="The best fertilizer is the gardener’s shadow."
      instead={
        <>
          New here? <TextLink to={paths.register}>Create an account</TextLink>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  );
}
