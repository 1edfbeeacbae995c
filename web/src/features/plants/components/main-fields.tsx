import { useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { usePlaces } from '@/features/places/api.ts';
import { useSpeciesSearch } from '@/features/species/api.ts';
import { SpeciesField } from '@/ui/controls/species-field.tsx';
import { SuggestField } from '@/ui/controls/suggest-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { usePlants } from '../api.ts';
import { speciesOf, withUsual } from '../browse-plants.ts';
import { USUAL_LOCATIONS, USUAL_POT_SIZES, USUAL_SUNLIGHT } from '../care-words.ts';
import type { PlantFormValues } from '../plant-form-values.ts';

interface MainFieldsProps {
  form: UseFormReturn<PlantFormValues>;
  /** Called with the species once it is chosen or typed. */
  onSpecies: (species: string) => void;
}

/** The name, then the basic fields; all except the name are optional free text. */
export function MainFields({ form, onSpecies }: MainFieldsProps) {
  const { register, formState, control } = form;
  const { errors } = formState;
  const { data: plants } = usePlants();
  const { data: places } = usePlaces();
  const locations = useMemo(
    () =>
      withUsual(
        (places ?? []).map(({ name }) => name),
        USUAL_LOCATIONS,
      ),
    [places],
  );
  const ownSpecies = useMemo(() => speciesOf(plants ?? []), [plants]);
  const species = useController({ name: 'species', control });
  const search = useSpeciesSearch();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Name"
        required
        className="sm:col-span-2"
        autoComplete="off"
        autoCapitalize="words"
        placeholder="What you call it"
        error={errors.name?.message}
        {...register('name')}
      />
      <SpeciesField
        label="Species"
        search={search}
        usual={ownSpecies}
        placeholder="Monstera, snake plant, basil …"
        error={errors.species?.message}
        {...species.field}
        onSettle={onSpecies}
      />
      <SuggestField
        label="Location"
        suggestions={locations}
        placeholder="Kitchen windowsill"
        error={errors.location?.message}
        {...register('location')}
      />
      <SuggestField
        label="Pot size"
        suggestions={USUAL_POT_SIZES}
        placeholder="12 cm"
        error={errors.potSize?.message}
        {...register('potSize')}
      />
      <SuggestField
        label="Sunlight"
        suggestions={USUAL_SUNLIGHT}
        placeholder="Bright indirect"
        error={errors.sunlight?.message}
        {...register('sunlight')}
      />
    </div>
  );
}
