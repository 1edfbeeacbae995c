import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { dayIn } from '../../due.ts';
import { type ReminderFormValues, usualTime } from '../../reminder-form-values.ts';

const NEAR_DAYS = [
  { days: 0, label: 'Today' },
  { days: 1, label: 'Tomorrow' },
  { days: 7, label: 'In a week' },
];

/** When a reminder is due, with the days that are chosen most in one tap. */
export function DueFields({ form }: { form: UseFormReturn<ReminderFormValues> }) {
  const { register, setValue, formState } = form;

  function choose(days: number) {
    const day = dayIn(days);
    setValue('scheduledDate', day, { shouldDirty: true, shouldValidate: true });
    // A time that somebody chose stays.
    if (!formState.dirtyFields.time) setValue('time', usualTime(day));
  }

  return (
    <div className="grid gap-x-5 gap-y-2 sm:col-span-2 sm:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)_8.75rem] gap-3 max-[22.5rem]:grid-cols-1 [&_input]:px-3">
        <TextField
          label="Due date"
          type="date"
          required
          error={formState.errors.scheduledDate?.message}
          {...register('scheduledDate', { required: 'Due date is required' })}
        />
        <TextField label="Time" type="time" {...register('time')} />
      </div>
      <fieldset className="flex flex-wrap gap-2 self-end pb-0.5">
        <legend className="sr-only">Due date in one tap</legend>
        {NEAR_DAYS.map(({ days, label }) => (
          <Button key={days} variant="secondary" className="px-4!" onClick={() => choose(days)}>
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
