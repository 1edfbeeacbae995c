import { SelectField, type SelectOption } from '@/ui/controls/select-field.tsx';

interface PlantFilterProps {
  plants: readonly SelectOption[];
  /** Empty for all plants. */
  plant: string;
  onChoose: (choice: { plant: string }) => void;
}

/** Narrows a list to one plant. */
export function PlantFilter({ plants, plant, onChoose }: PlantFilterProps) {
  // The address may contain a deleted plant; the field must still show that the list is filtered.
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
