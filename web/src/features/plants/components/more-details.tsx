import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Card } from '@/ui/card.tsx';

interface MoreDetailsProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

export function MoreDetails({ open, onToggle, children }: MoreDetailsProps) {
  return (
    <Card>
      <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)} className="group">
        <summary className="flex min-h-16 list-none items-center justify-between gap-4 rounded-card px-5 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block font-semibold">More details</span>
            <span className="block text-ink-soft text-sm">Health, size, age, repotting, pruning, notes</span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-5 pt-1 pb-6 sm:px-6">{children}</div>
      </details>
    </Card>
  );
}
