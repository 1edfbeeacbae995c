import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide';
import type { Browsing, Direction } from '@/lib/browse/browsing.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';

export interface SortOption<Sort extends string> {
  value: Sort;
  label: string;
  /** Says what comes first ("Newest first"), which is clearer than "ascending". */
  directions: Record<Direction, string>;
  /** The default direction. */
  usual: Direction;
}

interface SortFieldsProps<Sort extends string> {
  options: readonly SortOption<Sort>[];
  sort: Sort;
  direction: Direction;
  onChoose: (choice: Partial<Pick<Browsing<Sort>, 'sort' | 'direction'>>) => void;
}

export function SortFields<Sort extends string>({ options, sort, direction, onChoose }: SortFieldsProps<Sort>) {
  const Arrow = direction === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  const text = options.find(({ value }) => value === sort)?.directions[direction];
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <SelectField
          label="Sort by"
          value={sort}
          options={options}
          onChange={(event) => {
            const next = options.find(({ value }) => value === event.target.value);
            if (next) onChoose({ sort: next.value, direction: next.usual });
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
