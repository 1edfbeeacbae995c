import { type PlantTable, TABLE_FIELDS, type TableField } from '@plantcare/contract/plant-table.ts';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { FIELD_LABELS } from '../table-choices.ts';

const LEFT_OUT = 'none';
const OPTIONS = [
  { value: LEFT_OUT, label: 'Leave out' },
  ...TABLE_FIELDS.map((field) => ({ value: field, label: FIELD_LABELS[field] })),
];

interface ColumnChoicesProps {
  columns: PlantTable['columns'];
  onChoose: (at: number, field: TableField | null) => void;
}

/** What each column of a table holds. */
export function ColumnChoices({ columns, onChoose }: ColumnChoicesProps) {
  return (
    <fieldset className="mt-1">
      <legend className="max-w-prose text-ink-soft">
        Say what each column holds. We have guessed from the headings.
      </legend>
      <div className="mt-5 grid gap-x-5 gap-y-4 sm:grid-cols-2 desk:grid-cols-3">
        {columns.map(({ heading, sample, field }, at) => (
          <SelectField
            key={at}
            label={heading ?? `Column ${at + 1}`}
            hint={sample === null ? 'Empty' : `Such as “${sample}”`}
            options={OPTIONS}
            value={field ?? LEFT_OUT}
            onChange={({ target }) => onChoose(at, TABLE_FIELDS.find((one) => one === target.value) ?? null)}
          />
        ))}
      </div>
    </fieldset>
  );
}
