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

/** The heading with its example at the left, and the choice at the right. */
const BESIDE =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,11.5rem)] items-center gap-x-4 py-3 *:[label]:wrap-anywhere *:[label]:mb-0 ' +
  '*:[label]:self-end *:[div]:row-span-2 *:[p]:mt-0.5 *:[p]:line-clamp-2 *:[p]:self-start';

/** What each column of a table holds. */
export function ColumnChoices({ columns, onChoose }: ColumnChoicesProps) {
  return (
    <fieldset className="mt-1">
      <legend className="max-w-prose text-ink-soft">
        Say what each column holds. An example is below each heading.
      </legend>
      <div className="mt-3 divide-y divide-line">
        {columns.map(({ heading, sample, field }, at) => (
          <SelectField
            key={at}
            label={heading ?? `Column ${at + 1}`}
            hint={sample === null ? 'Empty' : `“${sample}”`}
            options={OPTIONS}
            value={field ?? LEFT_OUT}
            onChange={({ target }) => onChoose(at, TABLE_FIELDS.find((one) => one === target.value) ?? null)}
            className={BESIDE}
          />
        ))}
      </div>
    </fieldset>
  );
}
