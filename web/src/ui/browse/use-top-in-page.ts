import { type RefObject, useEffect, useState } from 'react';

/**
 * The distance of an element from the top of the page, in px; 0 until it is measured. Measured when the page has changed its
 * height, because content above the element may have done so, and only after the browser's own layout: reading it earlier
 * would compute the layout twice.
 */
export function useTopInPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
