import LoaderCircle from 'lucide-react/icons/loader-circle';
import { classes } from '@/lib/classes.ts';

interface SpinnerProps {
  className?: string;
  /** Read aloud; leave out where the text beside it already says that something is under way. */
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
