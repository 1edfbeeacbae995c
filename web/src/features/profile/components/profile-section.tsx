import type { ReactNode } from 'react';
import { Card } from '@/ui/layout/card.tsx';

interface ProfileSectionProps {
  /** What the links at the side of the page point to. */
  id: string;
  title: string;
  text?: string;
  danger?: boolean;
  children: ReactNode;
}

export function ProfileSection({ id, title, text, danger = false, children }: ProfileSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-34 desk:scroll-mt-24">
      <Card className={danger ? 'border-berry/50 p-5 sm:p-7' : 'p-5 sm:p-7'}>
        <h2 id={`${id}-title`} className={danger ? 'text-2xl text-berry' : 'text-2xl'}>
          {title}
        </h2>
        {text && <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>}
        <div className="mt-5">{children}</div>
      </Card>
    </section>
  );
}
