import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide';
import { Button } from '@/ui/button.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { usualDirection } from '../browse-address.ts';
import type { Browsing, Direction, SortKey } from '../browse-plants.ts';

const SORT_OPTIONS: { value: SortKey; label: string }[] = [
  { value: 'added', label: 'Date Added' },
  { value: 'name', label: 'Name' },
  { value: 'species', label: 'Species' },
  { value: 'location', label: 'Location' },
  { value: 'health', label: 'Health' },
];

const ALPHABET = { asc: 'A to Z', desc: 'Z to A' };

/** Says what comes first; "ascending" would leave the gardener to work it out. */
const DIRECTION_TEXTS: Record<SortKey, Record<Direction, string>> = {
  name: ALPHABET,
  species: ALPHABET,
  location: ALPHABET,
  health: { asc: 'Sick first', desc: 'Healthy first' },
  added: { asc: 'Oldest first', desc: 'Newest first' },
};

interface SortFieldsProps {
  browsing: Browsing;
  onChoose: (choice: Partial<Browsing>) => void;
}

export function SortFields({ browsing, onChoose }: SortFieldsProps) {
  const { sort, direction } = browsing;
  const Arrow = direction === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  const text = DIRECTION_TEXTS[sort][direction];
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <SelectField
          label="Sort by"
          value={sort}
          options={SORT_OPTIONS}
          onChange={(event) => {
            const next = event.target.value as SortKey; // the options are the only values a select can have
            onChoose({ sort: next, direction: usualDirection(next) });
          }}
        />
      </div>
      <Button
        variant="secondary"
        className="h-12"
        aria-label={`Sort direction: ${text}`}
        onClick={() => onChoose({ direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        <Arrow aria-hidden className="size-4.5 shrink-0" />
        <span className="whitespace-nowrap">{text}</span>
      </Button>
    </div>
  );
}
