import { CategoryShelf } from '@/features/showcase/components/category-shelf.tsx';
import { GrowingTips } from '@/features/showcase/components/growing-tips.tsx';
import { NextPlant } from '@/features/showcase/components/next-plant.tsx';
import { QuoteGarland } from '@/features/showcase/components/quote-garland.tsx';
import { ShowcaseHero } from '@/features/showcase/components/showcase-hero.tsx';
import { usePageTitle } from '@/lib/page/page-title.ts';

export function ShowcaseScreen() {
  usePageTitle('Showcase');
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-14 pb-8 desk:gap-20">
      <ShowcaseHero />
      <CategoryShelf />
      <QuoteGarland />
      <GrowingTips />
      <NextPlant />
      <footer className="border-t border-line pt-6 text-center text-sm text-ink-soft">
        AI Plant Care, a journal for home gardeners.
      </footer>
    </div>
  );
}
