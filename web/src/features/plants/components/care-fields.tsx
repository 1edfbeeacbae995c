import type { UseFormReturn } from 'react-hook-form';
import { localDay } from '@/lib/time/dates.ts';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { HEALTH_OPTIONS, SIZE_OPTIONS } from '../care-words.ts';
import type { PlantFormValues } from '../plant-form-values.ts';

/** The fields behind "More details". */
export function CareFields({ form }: { form: UseFormReturn<PlantFormValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  const lastDay = localDay(new Date());
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField label="Health" options={HEALTH_OPTIONS} error={errors.health?.message} {...register('health')} />
      <SelectField label="Size" options={SIZE_OPTIONS} error={errors.size?.message} {...register('size')} />
      <TextField
        label="Last repotted"
        type="date"
        max={lastDay}
        error={errors.lastRepot?.message}
        {...register('lastRepot')}
      />
      <TextField
        label="Last pruned"
        type="date"
        max={lastDay}
        error={errors.lastPrune?.message}
        {...register('lastPrune')}
      />
      <TextField
        label="Age in weeks"
        inputMode="numeric"
        autoComplete="off"
        hint="It increases by itself from now on."
        error={errors.ageWeeks?.message}
        {...register('ageWeeks')}
      />
      <TextAreaField
        label="Notes"
        className="sm:col-span-2"
        placeholder="Where it came from, what it likes"
        error={errors.notes?.message}
        {...register('notes')}
      />
    </div>
  );
}
