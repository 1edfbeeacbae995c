import type { ComponentProps } from 'react';
import { classes } from '@/lib/classes.ts';

/** A card. Needs padding unless a photo fills it. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('rounded-card border border-line/80 bg-sheet shadow-card', className)} />;
}
