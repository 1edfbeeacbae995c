import { RegisterForm } from '@/features/auth/components/register-form.tsx';
import { AuthFrame } from '@/layouts/auth-frame.tsx';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { MonsteraAndCactus } from '@/ui/drawings/hero-plants.tsx';

export function RegisterScreen() {
  return (
    <AuthFrame
      title="Start Your Garden"
      text="One account for every pot, bed and windowsill."
      drawing={<MonsteraAndCactus />}
      quote="To plant a garden is to believe in tomorrow."
      instead={
        <>
          Already have an account? <TextLink to={paths.login}>Sign in</TextLink>
        </>
      }
    >
      <RegisterForm />
    </AuthFrame>
  );
}
