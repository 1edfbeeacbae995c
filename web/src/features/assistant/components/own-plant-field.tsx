import { SelectField } from '@/ui/controls/select-field.tsx';
import { ownPlantOptions } from '../own-plants.ts';
import type { OwnPlant } from '../use-own-plant.ts';

interface OwnPlantFieldProps {
  own: OwnPlant;
  label: string;
  /** What stands there while no plant is chosen. */
  none: string;
  required?: boolean;
  error?: string | undefined;
  onChoose?: (id: string) => void;
}

/** One of the gardener's plants; absent while there is none to choose. */
export function OwnPlantField({
  own,
  label,
  none,
  required = false,
  error,
  onChoose = own.choose,
}: OwnPlantFieldProps) {
  const plants = own.plants.data;
  if (!plants || plants.length === 0) return null;
  return (
    <SelectField
      label={label}
      required={required}
      error={error}
      value={own.plant?._id ?? ''}
      onChange={(event) => onChoose(event.target.value)}
      options={[{ value: '', label: none }, ...ownPlantOptions(plants)]}
    />
  );
}
