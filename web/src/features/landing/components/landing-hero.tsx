import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { FernAndOrchid, HangingPothos, MonsteraAndCactus, OpenJournal } from '@/ui/drawings/hero-plants.tsx';
import { Logo } from '@/ui/layout/logo.tsx';
import { Glasshouse } from './glasshouse.tsx';

export function LandingHero() {
  return (
    <section className="relative isolate flex min-h-svh flex-col overflow-hidden desk:min-h-[max(100svh,46rem)]">
      <Glasshouse />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 top-0 hidden justify-between pr-[13%] pl-[23%] desk:flex"
      >
        <HangingPothos className="swing w-[clamp(6rem,10vw,9.5rem)]" />
        <HangingPothos className="swing mt-[-3.5rem] w-[clamp(5rem,8vw,8rem)] [animation-delay:-1s]" />
      </div>
      <LandingHeader />
      <div className="relative z-10 mx-auto w-full max-w-[38rem] px-6 pt-10 text-center desk:pt-24">
        <h1 className="text-[clamp(2.9rem,12vw,4.4rem)] leading-[1.02] desk:text-[5rem]">
          Every leaf deserves a journal
        </h1>
        <p className="mx-auto mt-5 max-w-[31rem] text-lg desk:text-xl">
          Keep your plants, what you did for them and what they need next in one calm place, with an assistant for the
          day a leaf turns yellow.
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.register} size="lg">
            Register
          </ButtonLink>
          <ButtonLink to={paths.login} size="lg" variant="secondary">
            Sign In
          </ButtonLink>
        </div>
      </div>
      <Windowsill />
    </section>
  );
}

function Windowsill() {
  return (
    <div aria-hidden="true" className="pointer-events-none relative mt-auto pt-8">
      <div className="relative flex items-end justify-between desk:absolute desk:inset-x-0 desk:bottom-7 desk:px-[3%]">
        <MonsteraAndCactus className="grow-up -ml-6 w-[54%] max-w-[clamp(15rem,31vw,27rem)] desk:ml-0" />
        <OpenJournal className="grow-up hidden w-[clamp(12rem,19vw,17rem)] [animation-delay:240ms] desk:block" />
        <FernAndOrchid className="grow-up -mr-6 w-[58%] max-w-[clamp(16rem,34vw,30rem)] [animation-delay:120ms] desk:mr-0" />
      </div>
      <div className="relative h-3 border-y border-ink/70 bg-terracotta-soft" />
      <div className="relative h-4 border-b border-ink/40 bg-terracotta-soft brightness-95" />
    </div>
  );
}

function LandingHeader() {
  return (
    <header className="page relative z-10 pt-[max(1rem,env(safe-area-inset-top))]">
      <Logo />
    </header>
  );
}
