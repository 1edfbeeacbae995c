import { classes } from '@/lib/classes.ts';

/** A color swatch (any CSS background); its name is written next to it. */
export function Swatch({ color, className }: { color: string; className: string }) {
  return (
    <span
      aria-hidden
      className={classes('inline-block shrink-0 rounded-full border border-line-strong', className)}
      style={{ background: color }}
    />
  );
}
