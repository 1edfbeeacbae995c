import type { SpeciesChoice, SpeciesSummary } from '@plantcare/contract/species.ts';
import { useState } from 'react';
import { CATEGORY_LABELS } from '@/ui/content/plant-category.ts';
import { ComboField, type ComboFieldProps, type ComboOption } from '@/ui/controls/combo-field.tsx';
import { SpeciesChoices } from '@/ui/controls/species-choices.tsx';
import { usualTexts } from '@/ui/controls/usual-texts.ts';

/** Searches species while typing: `useSpeciesSearch` of the species feature. */
export interface SpeciesSearch {
  look: (text: string) => void;
  found: readonly SpeciesSummary[];
  /** The plants that the typed name may mean, if there are several. */
  choices: readonly SpeciesChoice[];
  looking: boolean;
}

interface SpeciesFieldProps extends Omit<ComboFieldProps, 'onType' | 'options' | 'onChoose' | 'busy' | 'onChange'> {
  search: SpeciesSearch;
  /** Called with the typed text, or the scientific name of the chosen species. */
  onChange: (text: string) => void;
  /** Called with the text that stays: a chosen species at once, a typed text when the field is left. */
  onSettle?: (text: string) => void;
  /** Other texts to suggest before the species. */
  usual?: readonly string[];
}

const NONE: readonly string[] = [];

/** A field for a species with suggestions by any of its names; other text is kept as typed. */
export function SpeciesField({
  search,
  value,
  onChange,
  usual = NONE,
  hint,
  onSettle,
  onBlur,
  ...field
}: SpeciesFieldProps) {
  const [chosen, setChosen] = useState<SpeciesSummary | null>(null);
  const texts = usualTexts(
    usual,
    value,
    search.found.map(({ scientificName }) => scientificName),
  );
  const options: ComboOption[] = [
    ...texts.map((text) => ({ value: text, content: <span className="truncate font-semibold">{text}</span> })),
    ...search.found.map((species) => ({ value: species.scientificName, content: <SpeciesNames species={species} /> })),
  ];
  const commonName = chosen?.scientificName === value ? chosen.commonNames[0] : undefined;
  function choose(text: string) {
    setChosen([...search.found, ...search.choices].find(({ scientificName }) => scientificName === text) ?? null);
    onChange(text);
    onSettle?.(text);
    search.look('');
  }

  return (
    <div>
      <ComboField
        autoCapitalize="sentences"
        spellCheck={false}
        {...field}
        hint={commonName ?? hint}
        value={value}
        onBlur={(event) => {
          onBlur?.(event);
          onSettle?.(value);
        }}
        onType={(text) => {
          onChange(text);
          search.look(text);
        }}
        options={options}
        onChoose={choose}
        busy={search.looking}
      />
      <SpeciesChoices choices={search.choices} onChoose={choose} />
    </div>
  );
}

function SpeciesNames({ species: { scientificName, commonNames, category } }: { species: SpeciesSummary }) {
  const [commonName] = commonNames;
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0">
        {commonName !== undefined && <span className="block font-semibold">{commonName}</span>}
        <span className="block text-[0.95rem] text-ink-soft italic">{scientificName}</span>
      </span>
      <span className="text-ink-soft text-sm">{CATEGORY_LABELS[category]}</span>
    </span>
  );
}
