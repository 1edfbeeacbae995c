import type { PlantTable } from '@plantcare/contract/plant-table.ts';
import { CheckField } from '@/ui/controls/check-field.tsx';
import { counted } from '../import-words.ts';
import type { TableChoices } from '../table-choices.ts';

interface TableOptionsProps {
  table: PlantTable;
  choices: TableChoices;
  onChoose: (more: TableChoices) => void;
}

/** What else is to be said about a table: whether it has headings, and whether to be reminded. */
export function TableOptions({ table, choices, onChoose }: TableOptionsProps) {
  return (
    <div className="grid gap-3 border-line border-t pt-4">
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
