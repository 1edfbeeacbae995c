/**
 * Resolves once one of these photos of the frame is on the screen, or its heading where there are no photos; where the browser
 * does not tell that, once the photos can be drawn.
 */
export function frameShown(photos: readonly HTMLImageElement[]): Promise<unknown> {
  const type = 'largest-contentful-paint';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
    return Promise.all(photos.map((photo) => photo.decode()));
  }
  return new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      // As the type says; TypeScript's entries are those of any type.
      const paints = list.getEntries() as LargestContentfulPaint[];
      const isPhoto = ({ element }: LargestContentfulPaint) => photos.some((photo) => photo === element);
      if (photos.length > 0 && !paints.some(isPhoto)) return;
      observer.disconnect();
      resolve();
    }).observe({ type, buffered: true });
  });
}
