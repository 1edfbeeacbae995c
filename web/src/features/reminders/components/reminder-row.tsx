import { type ReminderStatus, reminderStatus } from '@plantcare/contract/due.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Repeat from 'lucide-react/icons/repeat';
import { memo } from 'react';
import { Link } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';
import { Badge, type Tone } from '@/ui/content/badge.tsx';
import { LongText } from '@/ui/content/long-text.tsx';
import { dueText, rhythmText, STATUS_LABELS } from '../reminder-words.ts';
import type { ReminderActions } from './reminder-actions.ts';
import { ReminderButtons } from './reminder-buttons.tsx';
import { ReminderPicture } from './reminder-picture.tsx';
import { SelectBox } from './select-box.tsx';

const TONES: Readonly<Record<ReminderStatus, Tone>> = { overdue: 'terracotta', upcoming: 'leaf', completed: 'gray' };

export interface ReminderRowProps {
  reminder: Reminder;
  plant: Plant | undefined;
  now: Date;
  /** The level of the headings that this list stands under decides. */
  heading: 'h3' | 'h4';
  /** Under a heading that says when, the status goes without saying; so does what is rarely wanted there. */
  brief?: boolean;
  /** Null while none are being selected. */
  selected: boolean | null;
  actions: ReminderActions;
}

/** Memoized, because scrolling draws the list anew with most of its rows unchanged. */
export const ReminderRow = memo(function ReminderRow(props: ReminderRowProps) {
  const { reminder, plant, now, heading: Heading, brief = false, selected, actions } = props;
  const { title, description, completed } = reminder;
  const status = reminderStatus(reminder, now);
  const snoozed = !completed && reminder.snoozedUntil !== null;
  return (
    <article
      className={classes('flex flex-wrap items-start gap-x-4 gap-y-2', brief ? 'py-3' : 'border-line/80 border-b py-4')}
    >
      <ReminderPicture reminder={reminder} plant={plant} />
      <div className="min-w-0 grow basis-0">
        <Heading
          className={classes(
            'wrap-anywhere font-body font-semibold text-base leading-snug tracking-normal',
            completed && 'text-ink-soft line-through',
          )}
        >
          {title}
        </Heading>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
          <Link
            to={paths.plant(reminder.plant._id)}
            className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere font-semibold text-leaf-deep hover:underline"
          >
            {reminder.plant.name}
          </Link>
          {!brief && <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>}
          <span
            className={classes(
              'inline-flex items-center gap-1',
              status === 'overdue' ? 'font-semibold text-terracotta' : 'text-ink-soft',
            )}
          >
            {snoozed && <AlarmClock aria-hidden className="size-3.5" />}
            {snoozed && <span className="sr-only">Snoozed: </span>}
            {dueText(reminder, now)}
          </span>
          {reminder.frequency !== 'once' && (
            <span className={classes('inline-flex items-center gap-1 text-ink-soft', brief && 'max-sm:hidden')}>
              <Repeat aria-hidden className="size-3.5" />
              {rhythmText(reminder)}
            </span>
          )}
        </div>
      </div>
      {selected === null ? (
        <ReminderButtons reminder={reminder} brief={brief} actions={actions} />
      ) : (
        !completed && <SelectBox reminder={reminder} selected={selected} onSelect={actions.select} />
      )}
      {!brief && description !== null && (
        <div className={classes('w-full text-[0.95rem] sm:pl-17', completed && 'text-ink-soft')}>
          <LongText text={description} />
        </div>
      )}
    </article>
  );
});
