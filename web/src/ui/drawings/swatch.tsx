import { classes } from '@/lib/classes.ts';

/** A dab of color (anything CSS takes for a background); what color it is stands in words beside it. */
export function Swatch({ color, className }: { color: string; className: string }) {
  return (
    <span
      aria-hidden
      className={classes('inline-block shrink-0 rounded-full border border-line-strong', className)}
      style={{ background: color }}
    />
  );
}
