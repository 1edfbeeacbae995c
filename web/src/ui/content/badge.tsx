import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';

export type Tone = 'leaf' | 'terracotta' | 'berry' | 'sun' | 'ember' | 'gray';

const TONES: Record<Tone, string> = {
  leaf: 'bg-moss-soft text-moss',
  terracotta: 'bg-terracotta-soft text-terracotta',
  berry: 'bg-berry-soft text-berry',
  sun: 'bg-sun-soft text-sun-ink',
  ember: 'bg-ember-soft text-ember',
  gray: 'bg-line/60 text-ink-soft',
};

interface BadgeProps {
  tone: Tone;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone, children, className }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-sm',
        TONES[tone],
        className,
      )}
    >
      <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}
