import { PlantFilter } from '@/ui/browse/plant-filter.tsx';
import { ACTIVITY_OPTIONS, emojiOf } from '@/ui/content/activities.ts';
import type { SelectOption } from '@/ui/controls/select-field.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import type { DiaryBrowsing } from '../browse-diary.ts';
import { daysOfMonth, monthOf, monthText } from '../months.ts';

interface DiaryFilterFieldsProps {
  browsing: DiaryBrowsing;
  plants: readonly SelectOption[];
  /** The months with entries, such as `2026-05`, the latest first. */
  months: readonly string[];
  onChoose: (choice: Partial<DiaryBrowsing>) => void;
}

export function DiaryFilterFields({ browsing, plants, months, onChoose }: DiaryFilterFieldsProps) {
  const { plant, activity, from, to } = browsing;
  return (
    <>
      <PlantFilter plants={plants} plant={plant} onChoose={onChoose} />
      <SelectField
        label="Activity"
        value={activity}
        options={[
          { value: '', label: 'Any activity' },
          ...ACTIVITY_OPTIONS,
          { value: 'none', label: `${emojiOf(null)} No activity` },
        ]}
        // The options are the only values a select can have.
        onChange={(event) => onChoose({ activity: event.target.value as DiaryBrowsing['activity'] })}
      />
      <SelectField
        label="Month"
        value={monthOf(browsing)}
        options={[{ value: '', label: 'Any month' }, ...months.map((value) => ({ value, label: monthText(value) }))]}
        onChange={(event) => onChoose(daysOfMonth(event.target.value))}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="From"
          type="date"
          value={from}
          max={to || undefined}
          onChange={(event) => onChoose({ from: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={to}
          min={from || undefined}
          onChange={(event) => onChoose({ to: event.target.value })}
        />
      </div>
    </>
  );
}
