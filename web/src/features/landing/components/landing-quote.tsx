import { Sprout } from '@/ui/drawings/sprout.tsx';

export function LandingQuote() {
  return (
    <figure className="page flex flex-col items-center py-16 text-center desk:py-24">
      <Sprout className="w-16" />
      <blockquote className="mt-5 max-w-[44rem] font-display text-[1.7rem] leading-snug text-balance desk:text-[2.4rem]">
        “Convince me that you have a seed there, and I am prepared to expect wonders.”
      </blockquote>
      <figcaption className="mt-5 text-ink-soft">
        Henry David Thoreau, <cite>The Succession of Forest Trees</cite>, 1860
      </figcaption>
    </figure>
  );
}
