import type { Plant } from '@plantcare/contract/plants.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type Ref, useId, useMemo, useState } from 'react';
import { foldedWords } from '@/lib/browse/fold.ts';
import { SearchBox } from '@/ui/browse/search-box.tsx';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { plantsByLocation, plantsNamed } from '../choosable-plants.ts';

/** A shorter list needs no search. */
const SEARCH_FROM = 8;

const NAME_LIST = new Intl.ListFormat('en', { type: 'conjunction' });

interface PlantChoiceProps {
  plants: readonly Plant[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
  /** Gets the focus if nothing was chosen. */
  ref: Ref<HTMLFieldSetElement>;
}

/** Chooses one or several plants, also all of a location at once. */
export function PlantChoice({ plants, chosen, onChange, error, ref }: PlantChoiceProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const taken = new Set(chosen);
  const groups = useMemo(() => plantsByLocation(plantsNamed(plants, foldedWords(search))), [plants, search]);

  function change(ids: readonly string[], take: boolean) {
    const rest = chosen.filter((other) => !ids.includes(other));
    onChange(take ? [...rest, ...ids] : rest);
  }

  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 scroll-mt-20"
    >
      <legend className="required-mark mb-1.5 font-semibold text-[0.95rem]">Plants</legend>
      {plants.length >= SEARCH_FROM && (
        <SearchBox
          label="Search plants"
          placeholder="Name, species or location"
          value={search}
          onType={setSearch}
          onLeave={() => {}}
          className="mb-3"
        />
      )}
      <div className="grid max-h-[22rem] gap-3 overflow-y-auto overscroll-contain rounded-field border border-line bg-paper/50 px-3 pt-1 pb-3">
        {groups.map(({ location, items: group }) => {
          const ids = group.map((plant) => plant._id);
          const all = ids.every((one) => taken.has(one));
          return (
            <div key={location ?? ''}>
              <div className="flex min-h-11 items-center justify-between gap-3">
                <p className="min-w-0 truncate text-ink-soft text-sm">{location ?? 'No location'}</p>
                {ids.length > 1 && (
                  <Button variant="quiet" className="shrink-0 px-3! text-sm" onClick={() => change(ids, !all)}>
                    {all ? 'Clear' : 'Select'} all
                    {location === null ? <span className="sr-only"> without a place</span> : ` in ${location}`}
                  </Button>
                )}
              </div>
              <ul className="grid gap-2 sm:grid-cols-2 min-[75rem]:grid-cols-3">
                {group.map((plant) => (
                  <li key={plant._id} className="min-w-0">
                    <PlantBox
                      plant={plant}
                      checked={taken.has(plant._id)}
                      onCheck={(checked) => change([plant._id], checked)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        {groups.length === 0 && <p className="py-6 text-center text-ink-soft">No plants match your search</p>}
      </div>
      <p role="status" className="mt-2 text-ink-soft text-sm empty:hidden">
        {chosenText(plants.filter(({ _id }) => taken.has(_id)))}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-start gap-1.5 font-medium text-berry text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

const NAMES_SHOWN = 5;

/** Says which plants get an entry, because a chosen one may have scrolled out of view. */
function chosenText(chosen: readonly Plant[]): string {
  if (chosen.length === 0) return '';
  const names = chosen.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const more = chosen.length - names.length;
  const list = NAME_LIST.format(more > 0 ? [...names, `${more} more`] : names);
  return chosen.length === 1 ? `For ${list}` : `An entry each for ${list}`;
}

interface PlantBoxProps {
  plant: Plant;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

function PlantBox({ plant, checked, onCheck }: PlantBoxProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-field border border-line bg-sheet py-1.5 pr-3.5 pl-1.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-moss-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-1">
      <PlantPhoto
        src={plant.thumbnailUrl ?? plant.photoUrl}
        name=""
        species={plant.species ?? plant.name}
        size="thumb"
        className="w-11! shrink-0 rounded-lg!"
      />
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold leading-tight">{plant.name}</span>
        {plant.species !== null && (
          <span className="block truncate text-ink-soft text-sm italic leading-tight">{plant.species}</span>
        )}
      </span>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
        className="size-5 shrink-0 outline-none"
      />
    </label>
  );
}
