import type { Reminder } from '@plantcare/contract/reminders.ts';

interface SelectBoxProps {
  reminder: Reminder;
  selected: boolean;
  onSelect: (ids: readonly string[], take: boolean) => void;
}

export function SelectBox({ reminder, selected, onSelect }: SelectBoxProps) {
  return (
    <label className="target grid shrink-0 cursor-pointer place-items-center">
      <span className="sr-only">Select “{reminder.title}”</span>
      <input
        type="checkbox"
        checked={selected}
        onChange={(event) => onSelect([reminder._id], event.target.checked)}
        className="size-6"
      />
    </label>
  );
}
