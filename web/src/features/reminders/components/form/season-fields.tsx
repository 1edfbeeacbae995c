import { monthName } from '@plantcare/contract/month-names.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { inMonths, otherMonths } from '@/lib/time/months.ts';
import { ChipChoice } from '@/ui/controls/chip-choice.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import type { ReminderFormValues } from '../../reminder-form-values.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName(index + 1) }));

const CHOICES = [
  { value: 'all', label: 'All year' },
  { value: 'some', label: 'Only some months' },
];

/** In which months a recurring reminder comes. */
export function SeasonFields({ form }: { form: UseFormReturn<ReminderFormValues> }) {
  const { register, control } = form;
  const [months, from, to] = useWatch({ control, name: ['months', 'fromMonth', 'toMonth'] });
  const rest = otherMonths({ from: Number(from), to: Number(to) });
  return (
    <div className="grid gap-x-5 gap-y-3 sm:col-span-2">
      <ChipChoice label="Months" options={CHOICES} {...register('months')} />
      {months === 'some' && (
        <>
          <div className="grid grid-cols-2 gap-3 sm:gap-5">
            <SelectField label="From" options={MONTHS} {...register('fromMonth')} />
            <SelectField label="To" options={MONTHS} {...register('toMonth')} />
          </div>
          <p role="status" className="text-ink-soft text-sm">
            {rest === null ? 'That is the whole year.' : `Rests ${inMonths(rest)}.`}
          </p>
        </>
      )}
    </div>
  );
}
