import LoaderCircle from 'lucide-react/icons/loader-circle';
import { classes } from '@/lib/classes.ts';

interface SpinnerProps {
  className?: string;
  /** For screen readers; leave it out if the text next to it already says that something is loading. */
  label?: string;
}

export function Spinner({ className = 'size-5', label }: SpinnerProps) {
  return (
    <span {...(label ? { role: 'status' } : {})} className="inline-flex">
      <LoaderCircle aria-hidden className={classes('animate-spin', className)} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
