import { SelectField, type SelectOption } from '@/ui/controls/select-field.tsx';

interface PlantFilterProps {
  plants: readonly SelectOption[];
  /** Empty for all of them. */
  plant: string;
  onChoose: (choice: { plant: string }) => void;
}

/** Narrows a list to one plant. */
export function PlantFilter({ plants, plant, onChoose }: PlantFilterProps) {
  // An address may ask for a plant that is gone; the field must show that the list is filtered all the same.
  const known = plant === '' || plants.some(({ value }) => value === plant);
  return (
    <SelectField
      label="Plant"
      value={plant}
      options={[
        { value: '', label: 'All plants' },
        ...(known ? [] : [{ value: plant, label: 'Unknown plant' }]),
        ...plants,
      ]}
      onChange={(event) => onChoose({ plant: event.target.value })}
    />
  );
}
