import type { PlantTable } from '@plantcare/contract/plant-table.ts';
import { ChipChoice } from '@/ui/controls/chip-choice.tsx';
import type { TableChoices } from '../table-choices.ts';

const ORDERS = [
  { value: 'day-first', label: 'Day first' },
  { value: 'month-first', label: 'Month first' },
];

interface DateOrderChoiceProps {
  table: PlantTable;
  onChoose: (more: TableChoices) => void;
}

/** Asks how dates are meant that can be read in two ways, which only the gardener knows. */
export function DateOrderChoice({ table: { ambiguousDate, dates }, onChoose }: DateOrderChoiceProps) {
  if (ambiguousDate === null) return null;
  return (
    <div className="my-4 rounded-field bg-sun-soft px-4 pt-3 pb-4">
      <ChipChoice
        label={`How is a date such as ${ambiguousDate} meant?`}
        name="dates"
        options={ORDERS}
        chosen={dates ?? ''}
        onChange={({ target }) => onChoose({ dates: target.value === 'month-first' ? 'month-first' : 'day-first' })}
      />
    </div>
  );
}
