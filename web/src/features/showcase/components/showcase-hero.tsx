import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { FernAndOrchid } from '@/ui/drawings/hero-plants.tsx';

export function ShowcaseHero() {
  return (
    <section className="relative overflow-hidden rounded-[2rem] bg-moss-soft">
      <div className="relative z-10 max-w-[34rem] px-6 pt-10 pb-56 sm:pb-10 desk:px-14 desk:py-20">
        <h1 className="text-[min(2.6rem,12vw)] leading-[1.05] desk:text-[3.8rem]">
          A world of plants, one shelf at a time
        </h1>
        <p className="mt-4 max-w-[27rem] text-lg">
          Six kinds of plants, what each of them asks for, and a few words from people who loved a garden.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={paths.plants} size="lg">
            Explore Plants
          </ButtonLink>
          <ButtonLink to={paths.dashboard} size="lg" variant="secondary">
            Back to Dashboard
          </ButtonLink>
        </div>
      </div>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-6 bg-terracotta-soft" />
      <FernAndOrchid className="absolute right-2 bottom-3 w-52 sm:right-6 sm:w-64 desk:right-12 desk:w-[25rem]" />
    </section>
  );
}
