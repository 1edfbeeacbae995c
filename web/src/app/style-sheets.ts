/**
 * Announces style sheets, which do not load yet, so that `styleSheetsLoaded` waits for them.
 * @returns has them loaded
 */
export function announceStyleSheets(files: readonly string[]): () => void {
  const links = files.map((file) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.file = file;
    document.head.append(link);
    return link;
  });
  return () => {
    for (const link of links) link.href = link.dataset.file ?? '';
  };
}

/** Resolves once all style sheets of the page are loaded, or cannot be. */
export async function styleSheetsLoaded(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet);
  await Promise.all(
    waiting.map(
      (link) => new Promise((resolve) => ['load', 'error'].map((type) => link.addEventListener(type, resolve))),
    ),
  );
}
