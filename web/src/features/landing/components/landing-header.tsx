import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';

export function LandingHeader() {
  return (
    <header className="page relative z-10 flex items-center justify-between pt-[max(0.75rem,env(safe-area-inset-top))]">
      <p className="flex items-center gap-2.5 font-display text-xl font-semibold">
        <img src="/favicon.svg" alt="" width="34" height="34" />
        AI Plant Care
      </p>
      <ButtonLink to={paths.login} variant="quiet">
        Sign In
      </ButtonLink>
    </header>
  );
}
