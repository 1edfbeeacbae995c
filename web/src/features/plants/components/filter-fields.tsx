import type { Health, Plant, Size } from '@plantcare/contract/plants.ts';
import { useMemo } from 'react';
import { fold } from '@/lib/browse/fold.ts';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { type PlantBrowsing, placesOf } from '../browse-plants.ts';
import { HEALTH_OPTIONS, SIZE_OPTIONS } from '../care-words.ts';
import type { DueFilter } from '../next-care.ts';

const DUE_OPTIONS: readonly { value: DueFilter | ''; label: string }[] = [
  { value: '', label: 'Any time' },
  { value: 'now', label: 'Due now' },
  { value: 'week', label: 'Within 7 days' },
  { value: 'none', label: 'No reminder' },
];

interface FilterFieldsProps {
  browsing: PlantBrowsing;
  /** Those whose places can be chosen. */
  plants: readonly Plant[];
  onChoose: (choice: Partial<PlantBrowsing>) => void;
}

export function FilterFields({ browsing, plants, onChoose }: FilterFieldsProps) {
  const { place, location } = browsing;
  const places = useMemo(() => placesOf(plants), [plants]);
  const known = places.find(({ id, name }) => (place === '' ? fold(name) === fold(location) : id === place));
  // The address may contain a place without plants; the field must still show the active filter.
  const other = known === undefined ? place || location : '';
  return (
    <>
      <SelectField
        label="Location"
        value={known?.id ?? other}
        options={[
          { value: '', label: 'All locations' },
          ...(other === '' ? [] : [{ value: other, label: place === '' ? location : 'A place without plants' }]),
          ...places.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onChoose({ place: event.target.value, location: '' })}
      />
      <SelectField
        label="Health"
        value={browsing.health}
        options={[{ value: '', label: 'Any health' }, ...HEALTH_OPTIONS]}
        // The options are the only values a select can have.
        onChange={(event) => onChoose({ health: event.target.value as Health | '' })}
      />
      <SelectField
        label="Size"
        value={browsing.size}
        options={[{ value: '', label: 'Any size' }, ...SIZE_OPTIONS]}
        onChange={(event) => onChoose({ size: event.target.value as Size | '' })} // as above
      />
      <SelectField
        label="Due"
        value={browsing.due}
        options={DUE_OPTIONS}
        onChange={(event) => onChoose({ due: event.target.value as DueFilter | '' })} // as above
      />
    </>
  );
}
