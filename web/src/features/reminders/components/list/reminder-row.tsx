import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import Repeat from 'lucide-react/icons/repeat';
import { memo, useRef } from 'react';
import { Link } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { useFocusNextRow } from '@/lib/page/focus-next-row.ts';
import { paths } from '@/lib/page/paths.ts';
import { recurrenceText } from '../../reminder-words.ts';
import { AdjustmentNote } from '../adaptive/adjustment-note.tsx';
import { type DueStyle, DueText } from '../due-text.tsx';
import type { ReminderActions } from '../reminder-actions.ts';
import { ReminderButtons } from '../reminder-buttons.tsx';
import { ReminderPicture } from './reminder-picture.tsx';
import { SelectBox } from './select-box.tsx';

export interface ReminderRowProps {
  reminder: Reminder;
  plant: Plant | undefined;
  now: Date;
  /** One level below the heading that the list stands under. */
  heading: 'h3' | 'h4';
  due: DueStyle;
  /** Names the place of the plant, where no heading does. */
  withPlace?: boolean;
  /** Null while none are being selected. */
  selected: boolean | null;
  actions: ReminderActions;
}

/** Memoized, because scrolling draws the list again with most of its rows unchanged. */
export const ReminderRow = memo(function ReminderRow(props: ReminderRowProps) {
  const { reminder, plant, now, heading: Heading, due, withPlace = false, selected, actions } = props;
  const { title, description, completed } = reminder;
  // The plant is linked once: in the title where that names it.
  const named = title.includes(reminder.plant.name);
  const row = useRef<HTMLElement>(null);
  useFocusNextRow(row);
  return (
    <div className="@container">
      <article
        ref={row}
        className="flex min-h-18 items-center gap-x-3 py-2 @max-[18rem]:flex-wrap @max-[18rem]:justify-end sm:gap-x-4"
      >
        <ReminderPicture reminder={reminder} plant={plant} />
        <div className="min-w-0 grow basis-0 @max-[18rem]:basis-1/2">
          <Heading
            className={classes(
              'wrap-anywhere line-clamp-2 font-body font-semibold text-base leading-snug tracking-normal',
              completed && 'text-ink-soft line-through',
            )}
          >
            {named ? (
              <Link
                to={paths.plant(reminder.plant._id)}
                className={classes('inline-block min-h-6', completed ? 'line-through' : 'hover:underline')}
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          <div
            className={classes(
              'flex items-center gap-x-2 overflow-hidden text-ink-soft text-sm @max-[18rem]:flex-wrap',
              due === 'status' && 'flex-wrap',
            )}
          >
            <DueText reminder={reminder} now={now} style={due} />
            {!named && (
              <Link
                to={paths.plant(reminder.plant._id)}
                className="inline-flex min-h-6 min-w-0 items-center hover:underline"
              >
                <span className="truncate">{reminder.plant.name}</span>
              </Link>
            )}
            {withPlace && plant?.location && <span className="min-w-0 shrink-9999 truncate">{plant.location}</span>}
            {reminder.frequency !== 'once' && due !== 'time' && (
              <span className="inline-flex shrink-0 items-center gap-1 max-sm:hidden">
                <Repeat aria-hidden className="size-3.5" />
                {recurrenceText(reminder)}
              </span>
            )}
          </div>
          {selected === null && <AdjustmentNote reminder={reminder} now={now} />}
          {description !== null && due !== 'day' && (
            <p className="line-clamp-2 whitespace-pre-line wrap-anywhere text-ink-soft text-sm">{description}</p>
          )}
        </div>
        {selected === null ? (
          <ReminderButtons reminder={reminder} actions={actions} />
        ) : (
          !completed && <SelectBox reminder={reminder} selected={selected} onSelect={actions.select} />
        )}
      </article>
    </div>
  );
});
