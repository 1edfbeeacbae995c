import type { ComponentProps } from 'react';
import { classes } from '@/lib/classes.ts';

/** A sheet of paper lying on the page. Pass padding where the content is not a photo that fills it. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('rounded-card border border-line/80 bg-sheet shadow-card', className)} />;
}
