import type { Plant } from '@plantcare/contract/plants.ts';
import { useMemo, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { SearchBox } from '@/ui/browse/search-box.tsx';
import { type FirstChoices, plantGroups, plantsNamed } from '../choosable-plants.ts';
import { PlantPickerList } from './plant-picker-list.tsx';

/** A shorter list needs no search. */
const SEARCH_FROM = 8;

interface PlantPickerProps {
  plants: readonly Plant[];
  firstChoices: FirstChoices;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** The height of the list. */
  className: string;
}

/** Chooses one or several plants, also all of a room at once. */
export function PlantPicker({ plants, firstChoices, chosen, onChange, className }: PlantPickerProps) {
  const [search, setSearch] = useState('');
  const groups = useMemo(() => plantGroups(plantsNamed(plants, search), firstChoices), [plants, search, firstChoices]);

  function change(ids: readonly string[], take: boolean) {
    const rest = chosen.filter((other) => !ids.includes(other));
    onChange(take ? [...rest, ...ids] : rest);
  }

  return (
    <>
      {plants.length >= SEARCH_FROM && (
        <SearchBox
          label="Search plants"
          placeholder="Name, species or location"
          value={search}
          onType={setSearch}
          onLeave={() => {}}
          className="mb-2 grow-0"
        />
      )}
      {groups.length > 0 ? (
        <PlantPickerList groups={groups} chosen={new Set(chosen)} onChange={change} className={className} />
      ) : (
        <p className={classes('grid place-items-center py-6 text-ink-soft', className)}>No plants match your search</p>
      )}
    </>
  );
}
