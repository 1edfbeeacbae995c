import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { groupByLocation } from '@/lib/browse/group-by-location.ts';
import { classes } from '@/lib/classes.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { OCCASIONS, type Occasion, type TodayView } from '../today-view.ts';
import type { ReminderActions } from './reminder-actions.ts';
import { ReminderRow } from './reminder-row.tsx';

const TITLES: Readonly<Record<Occasion, string>> = { overdue: 'Overdue', today: 'Today', soon: 'Next 7 days' };

/** How many show at first: what is due now is worth more room than what is to come. */
const AT_FIRST: Readonly<Record<Occasion, number>> = { overdue: 12, today: 12, soon: 4 };
const MORE = 40;

interface TodaySectionsProps {
  view: TodayView;
  plants: ReadonlyMap<string, Plant>;
  now: Date;
  /** Null while none are being selected. */
  selection: ReadonlySet<string> | null;
  actions: ReminderActions;
  /** Stands beside the first heading. */
  action: ReactNode;
}

/** What waits, what is for today and what is coming, each by the place where the plants stand. */
export function TodaySections({ view, action, ...rest }: TodaySectionsProps) {
  const shown = OCCASIONS.filter((occasion) => view[occasion].length > 0);
  return shown.map((occasion, position) => (
    <Section
      key={occasion}
      occasion={occasion}
      reminders={view[occasion]}
      action={position === 0 ? action : null}
      {...rest}
    />
  ));
}

interface SectionProps extends Omit<TodaySectionsProps, 'view'> {
  occasion: Occasion;
  reminders: readonly Reminder[];
}

function Section({ occasion, reminders, plants, now, selection, actions, action }: SectionProps) {
  const id = useId();
  const [most, setMost] = useState(AT_FIRST[occasion]);
  const places = useMemo(
    () => groupByLocation(reminders.slice(0, most), ({ plant }) => plants.get(plant._id)?.location ?? null),
    [reminders, most, plants],
  );
  const hidden = reminders.length - most;
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="flex items-baseline gap-2.5 text-2xl">
          <span className={occasion === 'overdue' ? 'text-terracotta' : undefined}>{TITLES[occasion]}</span>
          <span className="font-body font-normal text-base text-ink-soft">{reminders.length}</span>
        </h2>
        {action}
      </div>
      <Card
        className={classes(
          'divide-y divide-line/80 px-3.5 py-1 sm:px-5',
          // Where there is room the places flow into two columns, which one reminder alone would leave half empty.
          reminders.length > 1 && 'desk:columns-2 desk:gap-x-12 desk:divide-y-0',
        )}
      >
        {places.map(({ location, items }) => (
          <div key={location ?? ''} className="pb-1">
            {/* One nameless place needs no name. */}
            {(location !== null || places.length > 1) && (
              <PlaceHeading location={location} items={items} selection={selection} onSelect={actions.select} />
            )}
            <ul>
              {items.map((reminder) => (
                <li key={reminder._id} className="break-inside-avoid">
                  <ReminderRow
                    reminder={reminder}
                    plant={plants.get(reminder.plant._id)}
                    now={now}
                    heading="h4"
                    brief
                    selected={selection?.has(reminder._id) ?? null}
                    actions={actions}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Card>
      {hidden > 0 && (
        <Button variant="quiet" className="mt-1" onClick={() => setMost(most + MORE)}>
          Show {Math.min(hidden, MORE)} more
          <span className="sr-only"> of {TITLES[occasion]}</span>
        </Button>
      )}
    </section>
  );
}

interface PlaceHeadingProps {
  location: string | null;
  items: readonly Reminder[];
  selection: ReadonlySet<string> | null;
  onSelect: ReminderActions['select'];
}

/** Where one goes with the can, and while selecting, all that is to be done there in one tap. */
function PlaceHeading({ location, items, selection, onSelect }: PlaceHeadingProps) {
  const ids = items.map(({ _id }) => _id);
  const all = selection !== null && ids.every((id) => selection.has(id));
  return (
    <div className="flex break-inside-avoid break-after-avoid items-center justify-between gap-3 pt-3">
      <h3 className="min-w-0 truncate font-body font-medium text-ink-soft text-sm tracking-normal">
        {location ?? 'No location'}
      </h3>
      {selection !== null && items.length > 1 && (
        <Button variant="quiet" className="-mr-2 shrink-0 px-3! text-sm" onClick={() => onSelect(ids, !all)}>
          {all ? 'Clear all' : 'Select all'}
          <span className="sr-only">{location === null ? ' without a location' : ` in ${location}`}</span>
        </Button>
      )}
    </div>
  );
}
