import { Spinner } from '@/ui/feedback/spinner.tsx';

/** Appears only after a moment, because a short wait needs no message. */
export function LoadingMessage({ text = 'Loading…' }: { text?: string }) {
  return (
    <div role="status" className="flex min-h-[50dvh] animate-late items-center justify-center gap-3 text-ink-soft">
      <Spinner className="size-6 text-leaf" />
      <span>{text}</span>
    </div>
  );
}
