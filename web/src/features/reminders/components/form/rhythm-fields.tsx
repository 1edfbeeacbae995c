import { MAX_INTERVAL, NewReminder, type Rhythm } from '@plantcare/contract/reminders.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fits } from '@/lib/browse/fits.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import type { ReminderFormValues } from '../../reminder-form-values.ts';
import { FREQUENCY_OPTIONS, rhythmText, unitText } from '../../reminder-words.ts';
import { SeasonFields } from './season-fields.tsx';

const intervalFits = fits(NewReminder.shape.interval);

const USUAL: readonly Rhythm[] = [
  { frequency: 'daily', interval: 7 },
  { frequency: 'daily', interval: 14 },
  { frequency: 'monthly', interval: 1 },
];

interface RhythmFieldsProps {
  form: UseFormReturn<ReminderFormValues>;
  /** What the species of the plant needs, in days; null where that is not known. */
  suggestedDays: number | null;
}

/** How often a reminder comes, with the usual rhythms in one tap, its number of days, weeks or months, and its season. */
export function RhythmFields({ form, suggestedDays }: RhythmFieldsProps) {
  const { register, control, formState, setValue } = form;
  const [frequency, interval] = useWatch({ control, name: ['frequency', 'interval'] });
  const known = suggestedDays === null || USUAL.some((usual) => usual.interval === suggestedDays);
  const offered: readonly Rhythm[] = known ? USUAL : [{ frequency: 'daily', interval: suggestedDays }, ...USUAL];

  function choose(rhythm: Rhythm) {
    setValue('frequency', rhythm.frequency, { shouldDirty: true });
    setValue('interval', String(rhythm.interval), { shouldDirty: true, shouldValidate: true });
  }

  return (
    <div className="grid gap-x-5 gap-y-2 sm:col-span-2 sm:grid-cols-2">
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
      <fieldset className="flex flex-wrap gap-2 sm:col-span-2">
        <legend className="sr-only">Rhythm in one tap</legend>
        {offered.map((rhythm) => (
          <Button
            key={rhythmText(rhythm)}
            variant="secondary"
            className="px-4! aria-pressed:border-leaf aria-pressed:bg-moss-soft"
            aria-pressed={rhythm.frequency === frequency && rhythm.interval === Number(interval)}
            onClick={() => choose(rhythm)}
          >
            {rhythmText(rhythm)}
          </Button>
        ))}
      </fieldset>
      {frequency !== 'once' && <SeasonFields form={form} />}
    </div>
  );
}
