import House from 'lucide-react/icons/house';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { usePageTitle } from '@/lib/page/page-title.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button } from '@/ui/controls/button.tsx';
import { WiltedPot } from '@/ui/drawings/wilted-pot.tsx';

/** For a screen that fails or whose code cannot be loaded. Both buttons reload the document with its current code. */
export function ErrorScreen() {
  usePageTitle('Something went wrong');
  return (
    <main id="content" tabIndex={-1} className="page grid min-h-dvh place-items-center py-10 text-center">
      <div role="alert" className="max-w-md animate-rise">
        <div className="mx-auto mb-8 w-48 text-terracotta">
          <WiltedPot />
        </div>
        <h1 className="text-4xl">Oops! Something went wrong</h1>
        <p className="mt-3 text-ink-soft text-lg">
          Your plants and everything you saved are safe. Reloading the page usually helps.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>
            <RotateCw aria-hidden className="size-5" />
            Reload Page
          </Button>
          <Button variant="secondary" onClick={() => window.location.assign(paths.landing)}>
            <House aria-hidden className="size-5" />
            Go Home
          </Button>
        </div>
      </div>
    </main>
  );
}
