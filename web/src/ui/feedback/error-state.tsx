import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '@/ui/controls/button.tsx';
import { WiltedPot } from '@/ui/drawings/wilted-pot.tsx';

interface ErrorStateProps {
  title: string;
  text?: string;
  onRetry?: () => void;
}

export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md animate-rise flex-col items-center px-4 py-12 text-center">
      <div className="mb-6 w-[min(10rem,50vw)] text-terracotta">
        <WiltedPot />
      </div>
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      {onRetry && (
        <Button className="mt-6" onClick={onRetry}>
          <RotateCw aria-hidden className="size-5" />
          Try Again
        </Button>
      )}
    </div>
  );
}
