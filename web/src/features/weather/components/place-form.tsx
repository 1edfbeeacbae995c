import Search from 'lucide-react/icons/search';
import { useSpeciesSearch } from '@/features/species/api.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SpeciesField } from '@/ui/controls/species-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import type { PlaceSearch } from '../use-place-search.ts';

/** Types of plants with their own advice; most common names and species are recognized too. */
const PLANT_TYPES: readonly string[] = [
  'Succulent',
  'Cactus',
  'Fern',
  'Tropical foliage',
  'Herb',
  'Vegetable',
  'Flowering plant',
  'Orchid',
  'Tree or shrub',
  'Citrus',
  'Carnivorous plant',
];

interface PlaceFormProps {
  search: PlaceSearch;
  plantType: string;
  onPlantType: (text: string) => void;
}

/** Where, and for which plants. */
export function PlaceForm({ search, plantType, onPlantType }: PlaceFormProps) {
  const species = useSpeciesSearch();
  return (
    <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
          if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur(); // hides a phone's keyboard, which would cover the results
        }}
      >
        <TextField
          label="City"
          type="search"
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          autoComplete="address-level2"
          autoCapitalize="words"
          enterKeyHint="search"
          maxLength={200}
          className="min-w-0 grow basis-36"
        />
        <Button type="submit" busy={search.searching} className="min-h-12 shrink-0">
          {!search.searching && <Search aria-hidden className="size-5" />}
          Search
        </Button>
      </form>
      <SpeciesField
        label="Plant Type (optional)"
        placeholder="Fern, tomato, orchid …"
        search={species}
        usual={PLANT_TYPES}
        value={plantType}
        onChange={onPlantType}
        maxLength={200}
      />
    </div>
  );
}
