import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';

/** What the form scrolls in: the page, where it is as wide as the page or in a card, or a dialog. */
type Place = 'page' | 'card' | 'dialog';

const ABOVE_BARS = 'bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] desk:bottom-0';

const PLACES: Readonly<Record<Place, string>> = {
  page: `${ABOVE_BARS} -mx-4 bg-paper px-4 desk:mx-0 desk:px-0`,
  card: `${ABOVE_BARS} -mx-5 -mb-5 rounded-b-card bg-sheet px-5 sm:-mx-6 sm:-mb-6 sm:px-6`,
  dialog:
    '-bottom-[max(1.5rem,env(safe-area-inset-bottom))] -mx-6 -mb-6 justify-end bg-sheet px-6 ' +
    'pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-bottom-6',
};

interface FormActionsProps {
  within: Place;
  children: ReactNode;
}

/** The buttons of a form, which stay in reach while it scrolls. */
export function FormActions({ within, children }: FormActionsProps) {
  return (
    <div
      data-lower-bar={within === 'dialog' ? undefined : ''}
      className={classes('sticky z-10 flex flex-wrap-reverse gap-3 border-line border-t py-3', PLACES[within])}
    >
      {children}
    </div>
  );
}
