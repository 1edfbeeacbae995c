import { type Reminder, ReminderType } from '@plantcare/contract/reminders.ts';
import { useRef } from 'react';
import { useFocusNextRow } from '@/lib/page/focus-next-row.ts';
import { emojiOf } from '@/ui/content/activities.ts';
import { Button } from '@/ui/controls/button.tsx';

const LABELS: Readonly<Record<ReminderType, string>> = {
  watering: 'Water all',
  fertilizing: 'Fertilize all',
  repotting: 'Repot all',
  pruning: 'Prune all',
  pest_control: 'Check all for pests',
  observation: 'Check on all',
  other: 'Finish all others',
};

interface BulkButtonsProps {
  /** All that are due, also those not shown. */
  due: readonly Reminder[];
  busy: boolean;
  onComplete: (reminders: readonly Reminder[]) => void;
}

/** One button for each kind of task that is due for several plants: "Water all (5)". */
export function BulkButtons({ due, busy, onComplete }: BulkButtonsProps) {
  const groups = Map.groupBy(due, ({ type }) => type);
  const kinds = ReminderType.options.filter((type) => (groups.get(type)?.length ?? 0) > 1);
  if (kinds.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {kinds.map((type) => {
        const reminders = groups.get(type) ?? [];
        return (
          <BulkButton
            key={type}
            type={type}
            count={reminders.length}
            main={type === kinds[0]}
            busy={busy}
            onComplete={() => onComplete(reminders)}
          />
        );
      })}
    </div>
  );
}

interface BulkButtonProps {
  type: ReminderType;
  count: number;
  main: boolean;
  busy: boolean;
  onComplete: () => void;
}

function BulkButton({ type, count, main, busy, onComplete }: BulkButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusNextRow(button);
  return (
    <Button
      ref={button}
      variant={main ? 'primary' : 'secondary'}
      busy={busy}
      onClick={(event) => {
        // The second click of a double click would complete what is due next.
        if (event.detail <= 1) onComplete();
      }}
    >
      <span aria-hidden>{emojiOf(type)}</span>
      {LABELS[type]} ({count})
    </Button>
  );
}
