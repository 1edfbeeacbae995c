import type { ReactNode } from 'react';
import { Card } from '@/ui/layout/card.tsx';
import { Disclosure } from '@/ui/layout/disclosure.tsx';

interface MoreDetailsProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

export function MoreDetails({ open, onToggle, children }: MoreDetailsProps) {
  return (
    <Card>
      <Disclosure
        title="More details"
        text="Health, size, age, repotting, pruning, notes"
        open={open}
        onToggle={(event) => onToggle(event.currentTarget.open)}
      >
        {children}
      </Disclosure>
    </Card>
  );
}
