import type { ReactNode } from 'react';
import { measureLowerBar } from './lower-bar.ts';

interface ActionBarProps {
  label: string;
  children: ReactNode;
}

/** Actions fixed at the lower edge of the window. Must be the last element of a screen. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <>
      {/* Lets the end of the page scroll above the bar. */}
      <div aria-hidden className="h-28" />
      <section
        ref={measureLowerBar}
        aria-label={label}
        data-lower-bar
        className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+0.75rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-2xl animate-rise flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card border border-line-strong/40 bg-sheet py-2.5 pr-2.5 pl-4 shadow-lifted desk:bottom-6"
      >
        {children}
      </section>
    </>
  );
}
