import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { HangingPothos } from '@/ui/drawings/hero-plants.tsx';

export function GetStarted() {
  return (
    <section aria-labelledby="get-started" className="page pb-16 desk:pb-24">
      <div className="relative overflow-hidden rounded-[2rem] bg-grove px-6 py-14 text-on-grove sm:px-12 desk:px-20 desk:py-20">
        <HangingPothos className="absolute top-0 right-4 w-28 opacity-90 sm:right-12 sm:w-36 desk:right-28 desk:w-52" />
        <div className="relative max-w-[30rem]">
          <h2 id="get-started" className="pr-24 text-[2.1rem] sm:pr-0 desk:text-[3rem]">
            Begin with the plant nearest you
          </h2>
          <p className="mt-4 max-w-[26rem] text-lg text-on-grove-soft">
            A name is enough for the first page of its journal. The photo, the species and the rest can follow.
          </p>
          <ButtonLink to={paths.register} size="lg" className="mt-8 bg-on-grove! text-grove! hover:bg-on-grove-soft!">
            Get Started
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
