import { taskTitle } from '@plantcare/contract/care.ts';
import { FAILED_TO_SAVE_REMINDER, REMINDER_ADDED } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { ActionBar } from '@/ui/layout/action-bar.tsx';
import { useAddReminder, useReminders } from '../../api.ts';
import { dayIn } from '../../due.ts';
import { newValues, reminderToAdd } from '../../reminder-form-values.ts';
import { useWateringRhythm } from '../../use-watering-rhythm.ts';
import { everyDays, type WateringRhythm } from '../../watering-rhythm.ts';

/** Offered where nothing is known of the species. */
const EVERY_WEEK = 7;

/** Offers to remind of watering a plant that was just added, as often as its species needs it. */
export function RhythmOffer({ plant }: { plant: Plant }) {
  const { data: reminders } = useReminders();
  const rhythm = useWateringRhythm(plant.species);
  const addition = useAddReminder();
  const [answered, setAnswered] = useState(false);
  const has = reminders?.some(
    (other) => other.plant._id === plant._id && !other.completed && other.type === 'watering',
  );
  if (answered || has !== false || rhythm === undefined) return null;
  const interval = rhythm?.interval ?? EVERY_WEEK;

  async function accept() {
    const values = newValues({ plant: plant._id, title: taskTitle('watering', plant.name) });
    const first = { scheduledDate: dayIn(1), time: '09:00' };
    const every = { frequency: 'daily', interval: String(interval) } as const;
    try {
      await addition.mutateAsync(reminderToAdd({ ...values, ...first, ...every }));
      toast.success(REMINDER_ADDED);
      setAnswered(true);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_SAVE_REMINDER }));
    }
  }

  return (
    <ActionBar label={`Watering ${plant.name}`}>
      <p role="status" className="min-w-0 grow basis-full wrap-anywhere leading-snug sm:basis-56">
        <Question plant={plant.name} rhythm={rhythm} interval={interval} />
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
      <ButtonLink to={paths.addReminderFor(plant._id, interval)} variant="secondary">
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
  rhythm: WateringRhythm | null;
  interval: number;
}

function Question({ plant, rhythm, interval }: QuestionProps) {
  const ask = <strong>Remind you {everyDays({ min: interval, max: interval })}, from tomorrow?</strong>;
  if (rhythm === null)
    return (
      <>
        Watering {plant}: {ask}
      </>
    );
  return (
    <>
      {plant} likes water {everyDays(rhythm.days)} at this time of the year. {ask}
    </>
  );
}
