import { type RefObject, useLayoutEffect, useRef } from 'react';

const ROW = 'article';
/** A row that goes later than this after a press goes for another reason: it is scrolled away, or the list is filtered. */
const USED_MS = 2000;

/** The control that comes first in a row. */
function firstControl(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>('button, input');
}

/**
 * When a row, or a button above the rows, goes because it was pressed, moves the focus to the next row, else to the previous
 * one, else to the screen's heading; otherwise the browser would move it to the start of the page.
 */
export function useFocusNextRow(row: RefObject<HTMLElement | null>): void {
  const used = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const noteUse = () => {
      used.current = performance.now();
    };
    element.addEventListener('click', noteUse);
    return () => {
      element.removeEventListener('click', noteUse);
      if (!element.contains(document.activeElement) || performance.now() - used.current > USED_MS) return;
      const rows = [...document.querySelectorAll(ROW)];
      const position = rows.indexOf(element);
      const nearest = [...rows.slice(position + 1), ...rows.slice(0, position).reverse()];
      // After React has taken the row away, and others that go with it.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const next = nearest.find((other) => other.isConnected && firstControl(other));
        const target = (next && firstControl(next)) ?? document.querySelector<HTMLElement>('h1');
        if (target?.matches('h1')) target.tabIndex = -1;
        target?.focus({ preventScroll: true });
      });
    };
  }, [row]);
}
