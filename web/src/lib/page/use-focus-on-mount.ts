import { type RefObject, useEffect, useRef } from 'react';
import { scrollIntoViewIfHidden } from './scroll-into-view.ts';

/** Moves the focus, and the page, to what has just taken the place of what was there, if that had the focus. */
export function useFocusOnMount(ref: RefObject<HTMLElement | null>, wanted = true): void {
  const onMount = useRef(wanted);
  useEffect(() => {
    if (!onMount.current) return;
    ref.current?.focus({ preventScroll: true });
    if (ref.current) scrollIntoViewIfHidden(ref.current);
  }, [ref]);
}
