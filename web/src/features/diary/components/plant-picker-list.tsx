import type { Plant } from '@plantcare/contract/plants.ts';
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { classes } from '@/lib/classes.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { Button } from '@/ui/controls/button.tsx';
import type { PlantGroup } from '../choosable-plants.ts';

/** Heights in pixels. */
const HEADING = 44;
const PLANT = 60;

type Row = { group: PlantGroup } | { plant: Plant };

interface PlantPickerListProps {
  groups: readonly PlantGroup[];
  chosen: ReadonlySet<string>;
  onChange: (ids: readonly string[], take: boolean) => void;
  className: string;
}

/** Plants under the headings of their groups, of which only those in view are drawn. */
export function PlantPickerList({ groups, chosen, onChange, className }: PlantPickerListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows: Row[] = groups.flatMap((group) => [{ group }, ...group.plants.map((plant) => ({ plant }))]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => ('group' in (rows[index] ?? {}) ? HEADING : PLANT),
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : 'group' in row ? row.group.title : row.plant._id;
    },
    overscan: 4,
    // Before the frame has a height, it counts as high as the window.
    observeElementRect: (instance, changed) =>
      observeElementRect(instance, ({ width, height }) => changed({ width, height: height || window.innerHeight })),
  });
  // Groups change with the search and the activity, and a heading has another height than a plant.
  const layout = rows.map((row) => ('group' in row ? 'h' : 'p')).join('');
  const measured = useRef(layout);
  if (measured.current !== layout) {
    measured.current = layout;
    virtualizer.measure();
  }
  return (
    <div ref={frame} className={classes('overflow-y-auto overflow-x-hidden overscroll-contain', className)}>
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li key={key} className="absolute inset-x-0" style={{ top: start, height: size }}>
              {'group' in row ? (
                <GroupHeading group={row.group} chosen={chosen} onChange={onChange} />
              ) : (
                <PlantBox
                  plant={row.plant}
                  checked={chosen.has(row.plant._id)}
                  onCheck={(checked) => onChange([row.plant._id], checked)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface GroupHeadingProps extends Pick<PlantPickerListProps, 'chosen' | 'onChange'> {
  group: PlantGroup;
}

function GroupHeading({ group: { title, plants }, chosen, onChange }: GroupHeadingProps) {
  const ids = plants.map(({ _id }) => _id);
  const all = ids.every((id) => chosen.has(id));
  return (
    <div className="flex h-full items-center justify-between gap-3">
      <p className="min-w-0 truncate font-medium text-ink-soft text-sm">{title}</p>
      {ids.length > 1 && (
        <Button variant="quiet" className="shrink-0 px-3! text-leaf text-sm" onClick={() => onChange(ids, !all)}>
          {all ? 'Clear' : 'Select'} all <span className="sr-only">in {title}</span>
          <span aria-hidden>{ids.length}</span>
        </Button>
      )}
    </div>
  );
}

interface PlantBoxProps {
  plant: Plant;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

function PlantBox({ plant, checked, onCheck }: PlantBoxProps) {
  return (
    <label className="flex h-14 cursor-pointer items-center gap-3 rounded-field border border-line bg-sheet py-1.5 pr-3.5 pl-1.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-moss-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:-outline-offset-2">
      <PlantPhoto
        photoUrl={plant.photoUrl}
        name=""
        species={plant.species ?? plant.name}
        sizes="2.75rem"
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
