import type { SpeciesChoice } from '@plantcare/contract/species.ts';
import { LeafPlaceholder } from '@/ui/drawings/leaf-placeholder.tsx';

interface SpeciesChoicesProps {
  choices: readonly SpeciesChoice[];
  /** Takes the scientific name. */
  onChoose: (scientificName: string) => void;
}

/** The plants that an ambiguous name may mean, with drawings, to choose from. Nothing for an unambiguous name. */
export function SpeciesChoices({ choices, onChoose }: SpeciesChoicesProps) {
  if (choices.length < 2) return null;
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold">Which one do you mean?</legend>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {choices.map(({ _id, scientificName, commonNames, hint }) => (
          <li key={_id}>
            <button
              type="button"
              onClick={() => onChoose(scientificName)}
              className="flex min-h-12 w-full items-center gap-3 rounded-card border border-line p-2 text-left hover:border-ink-soft"
            >
              <LeafPlaceholder seed={`${scientificName} ${commonNames[0] ?? ''}`} className="size-12 shrink-0" />
              <span className="min-w-0">
                <span className="block font-semibold">{commonNames[0] ?? scientificName}</span>
                <span className="block text-ink-soft text-sm">{hint}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
