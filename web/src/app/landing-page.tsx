import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { LandingScreen } from '@/screens/landing-screen.tsx';
import { SkipLink } from '@/ui/layout/skip-link.tsx';

/** The body of the landing page for visitors, as the build writes it into landing.html. Its links load the application. */
export function landingMarkup(): string {
  return renderToStaticMarkup(
    <StaticRouter location={paths.landing}>
      <SkipLink />
      <LandingScreen />
    </StaticRouter>,
  );
}
