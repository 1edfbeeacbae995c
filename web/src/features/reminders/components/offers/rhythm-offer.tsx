import { taskTitle } from '@plantcare/contract/care.ts';
import { FAILED_TO_SAVE_REMINDER, REMINDER_ADDED } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { inMonths } from '@/lib/time/months.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { ActionBar } from '@/ui/layout/action-bar.tsx';
import { useAddReminder, useReminders } from '../../api.ts';
import { dayIn } from '../../due.ts';
import { newValues, reminderToAdd, seasonValues } from '../../reminder-form-values.ts';
import { useWateringRhythms } from '../../use-watering-rhythms.ts';
import { everyDays, type SeasonalRhythm } from '../../watering-rhythm.ts';

/** Offered where nothing is known of the species. */
const EVERY_WEEK = { interval: 7, season: null };

/** Offers to remind of watering a plant that was just added, as often as its species needs it at each time of the year. */
export function RhythmOffer({ plant }: { plant: Plant }) {
  const { data: reminders } = useReminders();
  const known = useWateringRhythms(plant.species);
  const addition = useAddReminder();
  const [answered, setAnswered] = useState(false);
  const has = reminders?.some(
    (other) => other.plant._id === plant._id && !other.completed && other.type === 'watering',
  );
  if (answered || has !== false || known === undefined) return null;
  const rhythms = known ?? [EVERY_WEEK];

  async function accept() {
    const values = newValues({ plant: plant._id, title: taskTitle('watering', plant.name) });
    // Tomorrow lies in the season of one of them; the other rests until its own begins.
    const first = { scheduledDate: dayIn(1), time: '09:00', frequency: 'daily' } as const;
    try {
      for (const { interval, season } of rhythms) {
        const every = { interval: String(interval), ...seasonValues(season) };
        await addition.mutateAsync(reminderToAdd({ ...values, ...first, ...every }));
      }
      toast.success(rhythms.length === 1 ? REMINDER_ADDED : `${rhythms.length} reminders added`);
      setAnswered(true);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_SAVE_REMINDER }));
    }
  }

  return (
    <ActionBar label={`Watering ${plant.name}`}>
      <p role="status" className="min-w-0 grow basis-full wrap-anywhere leading-snug sm:basis-56">
        <Question plant={plant.name} known={known} />
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label="No, thanks"
        className="mr-auto -ml-2"
        onClick={() => setAnswered(true)}
      >
        <X aria-hidden className="size-5" />
      </Button>
      <ButtonLink to={paths.addReminderFor(plant._id, rhythms[0]?.interval ?? EVERY_WEEK.interval)} variant="secondary">
        Change
      </ButtonLink>
      <Button busy={addition.isPending} onClick={() => void accept()}>
        Yes
      </Button>
    </ActionBar>
  );
}

interface QuestionProps {
  plant: string;
  known: readonly [SeasonalRhythm, ...SeasonalRhythm[]] | null;
}

function Question({ plant, known }: QuestionProps) {
  const [now, later] = known ?? [EVERY_WEEK];
  const ask = (
    <strong>
      Remind you {everyInterval(now)}, from tomorrow
      {later?.season && `, and ${everyInterval(later)} ${inMonths(later.season)}`}?
    </strong>
  );
  if (known === null)
    return (
      <>
        Watering {plant}: {ask}
      </>
    );
  return (
    <>
      {plant} likes water {everyDays(known[0].days)} at this time of the year. {ask}
    </>
  );
}

function everyInterval({ interval }: Pick<SeasonalRhythm, 'interval'>): string {
  return everyDays({ min: interval, max: interval });
}
