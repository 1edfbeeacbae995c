import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import Repeat from 'lucide-react/icons/repeat';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/paths.ts';
import { Badge, type Tone } from '@/ui/badge.tsx';
import { LongText } from '@/ui/long-text.tsx';
import { type Status, statusOf } from '../due.ts';
import { dueText, rhythmText, STATUS_LABELS } from '../reminder-words.ts';
import { LongerRhythmOffer } from './longer-rhythm-offer.tsx';
import { type ReminderActions, ReminderButtons } from './reminder-buttons.tsx';
import { ReminderPicture } from './reminder-picture.tsx';
import { SelectBox } from './select-box.tsx';

const TONES: Readonly<Record<Status, Tone>> = { overdue: 'terracotta', upcoming: 'leaf', completed: 'grey' };

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
  const status = statusOf(reminder, now);
  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
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
          <DueNote overdue={status === 'overdue'}>{dueText(reminder, now)}</DueNote>
          {reminder.frequency !== 'once' && (
            <span className="inline-flex items-center gap-1 text-ink-soft">
              <Repeat aria-hidden className="size-3.5" />
              {rhythmText(reminder)}
            </span>
          )}
          {!completed && reminder.snoozedUntil !== null && <span className="text-ink-soft">Snoozed</span>}
          {!brief && <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>}
        </div>
        {!brief && description !== null && (
          <div className={classes('mt-1 text-[0.95rem]', completed && 'text-ink-soft')}>
            <LongText text={description} />
          </div>
        )}
      </div>
      {selected === null ? (
        <ReminderButtons reminder={reminder} brief={brief} actions={actions} />
      ) : (
        !completed && <SelectBox reminder={reminder} selected={selected} onSelect={actions.select} />
      )}
      {selected === null && !completed && reminder.longerRhythm !== null && (
        <LongerRhythmOffer reminder={reminder} longer={reminder.longerRhythm} />
      )}
    </article>
  );
});

function DueNote({ overdue, children }: { overdue: boolean; children: ReactNode }) {
  return <span className={overdue ? 'font-semibold text-terracotta' : 'text-ink-soft'}>{children}</span>;
}
