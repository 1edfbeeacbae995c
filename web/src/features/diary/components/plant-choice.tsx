import type { Plant } from '@plantcare/contract/plants.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type Ref, useId } from 'react';
import { onFirstUse } from '@/lib/on-first-use.ts';
import { NO_FIRST_CHOICES } from '../choosable-plants.ts';
import { PlantPicker } from './plant-picker.tsx';

const NAME_LIST = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));

interface PlantChoiceProps {
  plants: readonly Plant[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
  /** Gets the focus if nothing was chosen. */
  ref: Ref<HTMLFieldSetElement>;
}

/** The plants that a form is about, as one of its fields. */
export function PlantChoice({ plants, chosen, onChange, error, ref }: PlantChoiceProps) {
  const id = useId();
  const taken = new Set(chosen);
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 scroll-mt-20"
    >
      <legend className="required-mark mb-1.5 font-semibold text-[0.95rem]">Plants</legend>
      <PlantPicker
        plants={plants}
        firstChoices={NO_FIRST_CHOICES}
        chosen={chosen}
        onChange={onChange}
        className="max-h-80 rounded-field border border-line bg-paper/50 px-3 py-1"
      />
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
  const list = NAME_LIST().format(more > 0 ? [...names, `${more} more`] : names);
  return chosen.length === 1 ? `For ${list}` : `One entry each for ${list}`;
}
