import type { Plant } from '@plantcare/contract/plants.ts';
import { type RefObject, useMemo, useRef } from 'react';
import { classes } from '@/lib/classes.ts';
import { offsetsOf } from '@/ui/browse/row-range.ts';
import { type Scrolled, useRowsInView } from '@/ui/browse/use-rows-in-view.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { Button } from '@/ui/controls/button.tsx';
import type { PlantGroup } from '../choosable-plants.ts';

/** Heights in pixels. */
const HEADING = 44;
const PLANT = 60;

type Row = { group: PlantGroup } | { plant: Plant };

function heightOf(row: Row | undefined): number {
  return row !== undefined && 'group' in row ? HEADING : PLANT;
}

/** An element that scrolls; before it has a height, it counts as high as the window. */
function scrolledElement(element: RefObject<HTMLElement | null>): Scrolled {
  return {
    view: () => ({
      top: element.current?.scrollTop ?? 0,
      height: element.current?.clientHeight || window.innerHeight,
    }),
    follow(onChange) {
      const { current } = element;
      if (!current) return () => undefined;
      const observer = new ResizeObserver(onChange);
      observer.observe(current);
      current.addEventListener('scroll', onChange, { passive: true });
      return () => {
        observer.disconnect();
        current.removeEventListener('scroll', onChange);
      };
    },
  };
}

interface PlantPickerListProps {
  groups: readonly PlantGroup[];
  chosen: ReadonlySet<string>;
  onChange: (ids: readonly string[], take: boolean) => void;
  className: string;
}

/** Plants under the headings of their groups, of which only those in view are drawn. */
export function PlantPickerList({ groups, chosen, onChange, className }: PlantPickerListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolled = useMemo(() => scrolledElement(frame), []);
  const rows = useMemo(
    () => groups.flatMap((group): Row[] => [{ group }, ...group.plants.map((plant) => ({ plant }))]),
    [groups],
  );
  const offsets = useMemo(() => offsetsOf(rows.length, (index) => heightOf(rows[index])), [rows]);
  const { start, end } = useRowsInView({ scrolled, offsets, around: 4 });
  return (
    <div ref={frame} className={classes('overflow-y-auto overflow-x-hidden overscroll-contain', className)}>
      <ul className="relative" style={{ height: offsets.at(-1) }}>
        {rows.slice(start, end).map((row, position) => (
          <li
            key={'group' in row ? row.group.title : row.plant._id}
            className="absolute inset-x-0"
            style={{ top: offsets[start + position], height: heightOf(row) }}
          >
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
        ))}
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
