import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type AtPlace, groupByPlace } from '@/lib/browse/group-by-place.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { ReminderRow } from './list/reminder-row.tsx';
import type { ReminderActions } from './reminder-actions.ts';

/** How many show at first, and how many more at a time. */
const AT_FIRST = 12;
const MORE = 40;

interface DueSectionProps {
  title: 'Overdue' | 'Today';
  reminders: readonly Reminder[];
  plants: ReadonlyMap<string, Plant>;
  now: Date;
  /** Null while none are being selected. */
  selection: ReadonlySet<string> | null;
  actions: ReminderActions;
  /** Stands beside the heading. */
  action: ReactNode;
}

/** What is overdue or due today, room by room; nothing where there is none. */
export function DueSection({ title, reminders, plants, action, ...parts }: DueSectionProps) {
  const id = useId();
  const [most, setMost] = useState(AT_FIRST);
  const rooms = useMemo(
    () => groupByPlace(reminders.slice(0, most), ({ plant }) => plants.get(plant._id)),
    [reminders, most, plants],
  );
  const hidden = reminders.length - most;
  if (reminders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-7">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="flex items-baseline gap-2.5 text-2xl">
          <span className={title === 'Overdue' ? 'text-terracotta' : undefined}>{title}</span>
          <span className="font-body font-normal text-base text-ink-soft">{reminders.length}</span>
        </h2>
        {action}
      </div>
      {/* Where there is room the rooms flow into two columns, none of them torn. */}
      <div className={rooms.length > 1 ? 'gap-x-5 desk:columns-2' : ''}>
        {rooms.map((room) => (
          <Room key={room.placeId ?? ''} room={room} named={rooms.length > 1} plants={plants} {...parts} />
        ))}
      </div>
      {hidden > 0 && (
        <Button variant="quiet" className="mt-1" onClick={() => setMost(most + MORE)}>
          Show {Math.min(hidden, MORE)} more
          <span className="sr-only"> of {title}</span>
        </Button>
      )}
    </section>
  );
}

interface RoomProps extends Omit<DueSectionProps, 'title' | 'reminders' | 'action'> {
  room: AtPlace<Reminder>;
  /** One nameless room needs no name. */
  named: boolean;
}

function Room({ room: { placeId, location, items }, named, plants, now, selection, actions }: RoomProps) {
  const ids = items.map(({ _id }) => _id);
  const all = selection !== null && ids.every((id) => selection.has(id));
  return (
    <Card className="mb-3 break-inside-avoid px-3.5 pt-1 sm:px-5">
      {(location !== null || named) && (
        <div className="flex min-h-9 items-center justify-between gap-3">
          <h3 className="-my-1 min-w-0 truncate font-body font-medium text-ink-soft text-sm tracking-normal">
            {placeId === null ? (
              'No location'
            ) : (
              <Link
                to={paths.place(placeId)}
                className="target inline-block max-w-full truncate align-bottom leading-11"
              >
                {location}
              </Link>
            )}
          </h3>
          {selection !== null && items.length > 1 && (
            <Button variant="quiet" className="-mr-2 shrink-0 px-3! text-sm" onClick={() => actions.select(ids, !all)}>
              {all ? 'Clear all' : 'Select all'}
              <span className="sr-only">{location === null ? ' without a location' : ` in ${location}`}</span>
            </Button>
          )}
        </div>
      )}
      <ul className="divide-y divide-line/60">
        {items.map((reminder) => (
          <li key={reminder._id}>
            <ReminderRow
              reminder={reminder}
              plant={plants.get(reminder.plant._id)}
              now={now}
              heading="h4"
              due="time"
              selected={selection?.has(reminder._id) ?? null}
              actions={actions}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
