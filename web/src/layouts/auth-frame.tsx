import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '@/lib/page/page-title.ts';
import { paths } from '@/lib/page/paths.ts';
import { Logo } from '@/ui/layout/logo.tsx';

interface AuthFrameProps {
  title: string;
  text: string;
  drawing: ReactNode;
  quote: string;
  /** The link to the other form. */
  instead: ReactNode;
  children: ReactNode;
}

export function AuthFrame({ title, text, drawing, quote, instead, children }: AuthFrameProps) {
  usePageTitle(title);
  return (
    <div className="grid min-h-dvh desk:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
      <aside className="sticky top-0 hidden h-dvh flex-col overflow-hidden bg-grove p-12 text-on-grove desk:flex">
        <Logo className="[&_svg]:text-on-grove" />
        <div className="grid min-h-0 flex-1 place-items-center pt-6 pb-12">
          <div className="flex h-full w-full max-w-lg justify-center *:h-full *:w-auto">{drawing}</div>
        </div>
        <p className="max-w-md font-display text-[1.7rem] leading-snug">{quote}</p>
      </aside>
      <main id="content" tabIndex={-1} className="@container flex min-w-0 flex-col">
        <div className="page flex items-center justify-between gap-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3 desk:pt-6">
          <Logo className="desk:invisible" />
          <Link
            to={paths.landing}
            className="target inline-flex items-center gap-1.5 rounded-full px-3 font-semibold text-leaf-deep hover:bg-moss-soft"
          >
            <ArrowLeft aria-hidden className="size-5" />
            Back to home
          </Link>
        </div>
        <div className="page flex flex-1 flex-col pt-6 pb-8 desk:justify-center desk:pt-0 desk:pb-20">
          <div className="mx-auto w-full max-w-md animate-rise">
            <h1 className="text-[2.3rem] desk:text-5xl">{title}</h1>
            <p className="mt-2 mb-8 text-ink-soft text-lg">{text}</p>
            {children}
            <p className="mt-6 text-center text-ink-soft">{instead}</p>
          </div>
          <div className="mx-auto mt-auto w-44 pt-10 text-leaf desk:hidden">{drawing}</div>
        </div>
      </main>
    </div>
  );
}
