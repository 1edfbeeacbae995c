import { Logo } from '@/ui/layout/logo.tsx';

export function LandingHeader() {
  return (
    <header className="page relative z-10 pt-[max(1rem,env(safe-area-inset-top))]">
      <Logo />
    </header>
  );
}
