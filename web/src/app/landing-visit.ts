// The only script of the landing page, which is built as markup. Classic and in the head, so that it runs before the first
// paint: shows the theme, and takes signed-in users to their garden without a glimpse of this page.
import { storedOpener, storedTheme } from '@/app/opener.ts';
import { paths } from '@/lib/page/paths.ts';

/** The files that the screens behind the links of this page need. Set by the build. */
declare const NEXT_FILES: readonly string[];

const page = document.documentElement;

function showTheme(): void {
  page.dataset.theme = storedTheme();
}

function leaveIfSignedIn(): void {
  if (!storedOpener().signedIn) return;
  page.dataset.leaving = '';
  location.replace(paths.showcase);
}

/** Loads the application while somebody reads, at the lowest priority and not where data is to be saved. */
function prefetchNext(): void {
  // Missing in TypeScript's types, and in some browsers.
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  for (const href of NEXT_FILES) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href, as: href.endsWith('.css') ? 'style' : 'script', crossOrigin: '' });
    document.head.append(link);
  }
}

showTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
leaveIfSignedIn();
// Somebody signed in in another tab, or chose a theme there.
addEventListener('storage', () => {
  showTheme();
  leaveIfSignedIn();
});
// Back may show this page as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && leaveIfSignedIn());
addEventListener('load', () => setTimeout(prefetchNext, 1000));
