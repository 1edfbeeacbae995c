import type { Plant, PlantChange } from '@plantcare/contract/plants.ts';
import type { z } from 'zod';

/** The texts in the fields of the plant form. */
export interface PlantFormValues {
  name: string;
  species: string;
  location: string;
  potSize: string;
  sunlight: string;
  health: string;
  size: string;
  ageWeeks: string;
  lastRepot: string;
  lastPrune: string;
  notes: string;
}

export type PlantFieldName = keyof PlantFormValues;

/** The sent data: a missing field is not changed, an empty one is cleared. */
export type PlantChanges = z.input<typeof PlantChange>;

/** The fields behind the "More details" disclosure. */
export const FURTHER_FIELDS: readonly PlantFieldName[] = [
  'health',
  'size',
  'ageWeeks',
  'lastRepot',
  'lastPrune',
  'notes',
];

export const NEW_PLANT: PlantFormValues = {
  name: '',
  species: '',
  location: '',
  potSize: '',
  sunlight: '',
  health: 'healthy',
  size: 'medium',
  ageWeeks: '',
  lastRepot: '',
  lastPrune: '',
  notes: '',
};

export function formValuesOf(plant: Plant): PlantFormValues {
  return {
    name: plant.name,
    species: plant.species ?? '',
    location: plant.location ?? '',
    potSize: plant.potSize ?? '',
    sunlight: plant.sunlight ?? '',
    health: plant.health,
    size: plant.size,
    ageWeeks: plant.ageWeeks?.toString() ?? '',
    lastRepot: plant.lastRepot ?? '',
    lastPrune: plant.lastPrune ?? '',
    notes: plant.notes ?? '',
  };
}

export function isPlantField(name: string): name is PlantFieldName {
  return name in NEW_PLANT;
}

const FIELD_NAMES = Object.keys(NEW_PLANT).filter(isPlantField);

/** The whole form, except an age that was not typed: it increases by itself, and this one may be out of date. */
export function sentFields(before: PlantFormValues, after: PlantFormValues): PlantChanges {
  const { ageWeeks, ...rest } = after;
  return ageWeeks === before.ageWeeks ? rest : { ...rest, ageWeeks };
}

/** Only the changed fields. */
export function changedFields(before: PlantFormValues, after: PlantFormValues): PlantChanges {
  return Object.fromEntries(
    FIELD_NAMES.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}
