import type { Plant } from '@plantcare/contract/plants.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { EntryFormValues } from '../entry-form-values.ts';
import { PlantChoice } from './plant-choice.tsx';

interface EntryPlantsFieldProps {
  form: UseFormReturn<EntryFormValues>;
  plants: readonly Plant[];
}

/** The plants that a new entry is about; at least one. */
export function EntryPlantsField({ form, plants }: EntryPlantsFieldProps) {
  return (
    <Controller
      control={form.control}
      name="plant"
      rules={{ required: 'Plant is required' }}
      render={({ field, fieldState }) => (
        <PlantChoice
          ref={field.ref}
          plants={plants}
          chosen={field.value === '' ? [] : field.value.split(',')}
          onChange={(chosen) => field.onChange(chosen.join(','))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
