import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLoadSpecies } from '@/features/species/api.ts';
import { SUNLIGHT_OF } from './care-words.ts';
import type { PlantFormValues } from './plant-form-values.ts';

/**
 * Fills the form of a new plant from its species: the sunlight that it likes, unless the gardener typed another.
 * @param onSpecies null in a form that is not filled
 * @returns what is called with the species once it is chosen or typed
 */
export function useSpeciesFill(form: UseFormReturn<PlantFormValues>, onSpecies: ((species: string) => void) | null) {
  const loadSpecies = useLoadSpecies();
  const filled = useRef('');

  async function settle(species: string): Promise<void> {
    if (onSpecies === null) return;
    onSpecies(species);
    const found = species === '' ? null : await loadSpecies(species);
    // Another species, or the gardener's own words, came first.
    if (form.getValues('species') !== species || form.getValues('sunlight') !== filled.current) return;
    filled.current = found ? SUNLIGHT_OF[found.light.preferred] : '';
    form.setValue('sunlight', filled.current, { shouldDirty: true });
  }

  // A form that is opened with a species, such as that of an identified photo, begins filled.
  const begin = useEffectEvent(() => {
    const species = form.getValues('species');
    if (species !== '') void settle(species);
  });
  useEffect(() => begin(), []);

  return settle;
}
