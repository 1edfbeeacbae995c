import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';

interface FormActionsProps {
  /** What the form scrolls in: the page, above a phone's navigation, or a dialog. */
  within: 'page' | 'dialog';
  children: ReactNode;
}

/** The buttons of a form, which stay in reach while it scrolls. */
export function FormActions({ within, children }: FormActionsProps) {
  return (
    <div
      data-lower-bar={within === 'page' ? '' : undefined}
      className={classes(
        'sticky z-10 flex flex-wrap-reverse gap-3 border-line border-t py-3',
        within === 'page'
          ? 'bottom-[calc(4rem+env(safe-area-inset-bottom))] -mx-4 bg-paper px-4 desk:bottom-0 desk:mx-0 desk:px-0'
          : '-bottom-[max(1.5rem,env(safe-area-inset-bottom))] -mx-6 -mb-6 justify-end bg-sheet px-6 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-bottom-6',
      )}
    >
      {children}
    </div>
  );
}
