import type { Plant } from '@plantcare/contract/plants.ts';
import { useMemo } from 'react';
import { PlantFilter } from '@/ui/browse/plant-filter.tsx';
import { ACTIVITY_OPTIONS, emojiOf } from '@/ui/content/activities.ts';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import type { DiaryBrowsing, IndexedEntry } from '../browse-diary.ts';
import { filterPlants } from '../filter-plants.ts';
import { daysOfMonth, monthOf, monthsOf, monthText } from '../months.ts';

interface DiaryFilterFieldsProps {
  browsing: DiaryBrowsing;
  /** The plants that are there, once they are loaded. */
  plants: readonly Plant[] | undefined;
  /** All entries, whose months and former plants can be chosen. */
  entries: readonly IndexedEntry[];
  onChoose: (choice: Partial<DiaryBrowsing>) => void;
}

export function DiaryFilterFields({ browsing, plants, entries, onChoose }: DiaryFilterFieldsProps) {
  const options = useMemo(() => filterPlants(plants, entries), [plants, entries]);
  const months = useMemo(() => monthsOf(entries), [entries]);
  const { plant, activity, from, to } = browsing;
  return (
    <>
      <PlantFilter plants={options} plant={plant} onChoose={onChoose} />
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
