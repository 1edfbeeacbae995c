import { FeatureCards } from '@/features/landing/components/feature-cards.tsx';
import { GetStarted } from '@/features/landing/components/get-started.tsx';
import { LandingHero } from '@/features/landing/components/landing-hero.tsx';
import { LandingQuote } from '@/features/landing/components/landing-quote.tsx';
import { LandingStatistics } from '@/features/landing/components/landing-statistics.tsx';
import '@/features/landing/landing.css';
import { usePageTitle } from '@/lib/page/page-title.ts';

export function LandingScreen() {
  usePageTitle(null);
  return (
    <>
      <main id="content" tabIndex={-1}>
        <LandingHero />
        <LandingQuote />
        <FeatureCards />
        <LandingStatistics />
        <GetStarted />
      </main>
      <footer className="border-t border-line py-8">
        <p className="page text-center text-sm text-ink-soft">AI Plant Care, a journal for home gardeners.</p>
      </footer>
    </>
  );
}
