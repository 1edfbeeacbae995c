import type { Health, Size } from '@plantcare/contract/plants.ts';
import { fold } from '@/lib/browse/fold.ts';
import { SelectField } from '@/ui/controls/select-field.tsx';
import type { PlantBrowsing } from '../browse-plants.ts';
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
  locations: readonly string[];
  onChoose: (choice: Partial<PlantBrowsing>) => void;
}

export function FilterFields({ browsing, locations, onChoose }: FilterFieldsProps) {
  const known = locations.find((location) => fold(location) === fold(browsing.location));
  // The address may contain a location without plants; the field must still show the active filter.
  const offered = browsing.location === '' || known !== undefined ? locations : [browsing.location, ...locations];
  return (
    <>
      <SelectField
        label="Location"
        value={known ?? browsing.location}
        options={[{ value: '', label: 'All locations' }, ...offered.map((place) => ({ value: place, label: place }))]}
        onChange={(event) => onChoose({ location: event.target.value })}
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
