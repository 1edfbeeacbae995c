import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/page/page-title.ts';

interface PageHeaderProps {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a screen, which is also the title of the browser's tab. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-4 sm:gap-x-6">
      <div className="min-w-0">
        <h1 className="text-[min(2rem,13vw)] desk:text-[2.6rem]">{title}</h1>
        {text && <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 sm:gap-3">{actions}</div>}
    </header>
  );
}
