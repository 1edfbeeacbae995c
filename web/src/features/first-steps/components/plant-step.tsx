import { FAILED_TO_ADD_PLANT, PLANT_ADDED } from '@plantcare/contract/messages.ts';
import { NewPlant } from '@plantcare/contract/plants.ts';
import { type ReactNode, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useAddPlant } from '@/features/plants/api.ts';
import { useLoadSpecies, useSpeciesSearch } from '@/features/species/api.ts';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { fits } from '@/lib/browse/fits.ts';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { SpeciesField } from '@/ui/controls/species-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useFormDraft } from '@/ui/controls/use-draft.ts';
import { toast } from '@/ui/feedback/toast.ts';

interface PlantStepProps {
  renderCare: (species: string) => ReactNode;
  skip: ReactNode;
}

/** A plant from the search, with its care card; its common name is its name until the gardener has a better one. */
export function PlantStep({ renderCare, skip }: PlantStepProps) {
  const addition = useAddPlant();
  const search = useSpeciesSearch();
  const loadSpecies = useLoadSpecies();
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useForm({ defaultValues: { species: '', name: '' } });
  const species = useController({ name: 'species', control: form.control });
  const { errors, isSubmitting } = form.formState;
  useFormDraft(form, 'first plant');

  async function settle(text: string) {
    setChosen(text === '' ? null : text);
    const found = text === '' ? null : await loadSpecies(text);
    const stillMeant = form.getValues('species') === text;
    if (found && stillMeant && form.getValues('name').trim() === '')
      form.setValue('name', found.commonNames[0] ?? found.scientificName, { shouldValidate: true });
  }

  async function add({ name, species }: { name: string; species: string }) {
    try {
      await addition.mutateAsync({ name, ...(species !== '' && { species }), photo: null });
      toast.success(PLANT_ADDED);
    } catch (error) {
      showRefusal(error, form.setError, { fields: ['name', 'species'], fallback: FAILED_TO_ADD_PLANT });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(add)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SpeciesField
          label="Which plant do you have?"
          search={search}
          placeholder="Monstera, snake plant, basil …"
          error={errors.species?.message}
          {...species.field}
          onSettle={(text) => void settle(text)}
        />
        <TextField
          label="Name"
          autoComplete="off"
          autoCapitalize="words"
          placeholder="What you call it"
          error={errors.name?.message}
          {...form.register('name', { validate: fits(NewPlant.shape.name) })}
        />
      </div>
      {chosen !== null && renderCare(chosen)}
      <FormError text={errors.root?.message} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" size="lg" busy={isSubmitting} className="grow sm:grow-0">
          Add Plant
        </Button>
        {skip}
        <TextLink to={paths.addPlant} className="target inline-flex items-center sm:ml-auto">
          From a photo, or with all details
        </TextLink>
      </div>
    </form>
  );
}
