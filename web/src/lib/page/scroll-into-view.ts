/** Scrolls to what begins above the part of the window that is free for it, or so low that it would be overlooked. */
export function scrollIntoViewIfHidden(element: Element): void {
  const { top } = element.getBoundingClientRect();
  // What lies over the page, such as the top bar, is left room for by the margin.
  const free = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  if (top < free || top > window.innerHeight / 2) element.scrollIntoView();
}
