/** Scrolls to what begins above the window, or so low in it that it would be overlooked. */
export function bringIntoSight(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView();
}
