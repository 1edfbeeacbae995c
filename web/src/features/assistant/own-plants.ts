import type { Plant } from '@plantcare/contract/plants.ts';
import { alphabet } from '@/lib/browse/fold.ts';
import type { SelectOption } from '@/ui/controls/select-field.tsx';

/** Own plants to choose from, as "name (species)", alphabetically. */
export function ownPlantOptions(plants: readonly Plant[]): SelectOption[] {
  return plants
    .map(({ _id, name, species }) => ({ value: _id, label: species === null ? name : `${name} (${species})` }))
    .sort((a, b) => alphabet().compare(a.label, b.label));
}
