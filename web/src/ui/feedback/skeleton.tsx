import { classes } from '@/lib/classes.ts';

/** A placeholder for loading content; size and rounding come from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes('animate-sheen rounded-field bg-line/70', className)} />;
}
