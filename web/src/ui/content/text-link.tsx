import { Link, type LinkProps } from 'react-router';
import { classes } from '@/lib/classes.ts';

/** A link within or below a text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classes(
        'font-semibold text-leaf-deep underline decoration-2 decoration-leaf/40 underline-offset-4 hover:decoration-leaf',
        className,
      )}
    />
  );
}
