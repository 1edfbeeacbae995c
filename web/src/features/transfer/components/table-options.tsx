import type { PlantTable } from '@plantcare/contract/plant-table.ts';
import { CheckField } from '@/ui/controls/check-field.tsx';
import { ChipChoice } from '@/ui/controls/chip-choice.tsx';
import { counted } from '../import-words.ts';
import type { TableChoices } from '../table-choices.ts';

const DATE_OPTIONS = [
  { value: 'day-first', label: 'Day first' },
  { value: 'month-first', label: 'Month first' },
];

interface TableOptionsProps {
  table: PlantTable;
  choices: TableChoices;
  onChoose: (more: TableChoices) => void;
}

/** What else is to be said about a table: its headings, its dates, and whether to be reminded. */
export function TableOptions({ table, choices, onChoose }: TableOptionsProps) {
  return (
    <div className="mt-6 grid gap-4 border-line border-t pt-5">
      {table.ambiguousDate !== null && (
        <ChipChoice
          label={`How is a date such as ${table.ambiguousDate} meant?`}
          name="dates"
          options={DATE_OPTIONS}
          chosen={table.dates ?? ''}
          onChange={({ target }) => onChoose({ dates: target.value === 'month-first' ? 'month-first' : 'day-first' })}
        />
      )}
      <CheckField
        label="The first row holds headings"
        hint="Otherwise it is a plant like the others."
        checked={table.headings}
        onChange={({ target }) => onChoose({ headings: target.checked ? 'yes' : 'no' })}
      />
      {table.watered > 0 && (
        <CheckField
          label="Remind me to water"
          hint={`Sets a repeating reminder for ${counted(table.watered, 'plant')} with a watering interval.`}
          checked={choices.reminders === 'yes'}
          onChange={({ target }) => onChoose({ reminders: target.checked ? 'yes' : 'no' })}
        />
      )}
    </div>
  );
}
