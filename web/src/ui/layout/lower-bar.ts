/**
 * Tells the style sheet how high a bar at the lower edge is, so that toasts stand above it. A ref: the bar's height
 * changes with its text and the size of the letters.
 */
export function measureLowerBar(bar: HTMLElement): () => void {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => root.setProperty('--lower-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty('--lower-bar');
  };
}
