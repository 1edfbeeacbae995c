import { MAX_INTERVAL, NewReminder } from '@plantcare/contract/reminders.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fits } from '@/lib/browse/fits.ts';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import type { ReminderFormValues } from '../reminder-form-values.ts';
import { FREQUENCY_OPTIONS, unitText } from '../reminder-words.ts';

const intervalFits = fits(NewReminder.shape.interval);

/** How often a reminder comes, and for one that recurs every how many days, weeks or months. */
export function RhythmFields({ form }: { form: UseFormReturn<ReminderFormValues> }) {
  const { register, control, formState } = form;
  const [frequency, interval] = useWatch({ control, name: ['frequency', 'interval'] });
  return (
    <>
      <SelectField
        label="Frequency"
        options={FREQUENCY_OPTIONS}
        error={formState.errors.frequency?.message}
        {...register('frequency')}
      />
      {frequency !== 'once' && (
        <TextField
          label="Every"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_INTERVAL}
          trailing={<span className="pr-4 text-ink-soft">{unitText(frequency, Number(interval))}</span>}
          className="[&_input]:pr-24"
          error={formState.errors.interval?.message}
          {...register('interval', { validate: (text) => intervalFits(Number(text)) })}
        />
      )}
    </>
  );
}
