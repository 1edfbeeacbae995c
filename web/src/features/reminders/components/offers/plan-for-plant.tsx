import { FAILED_TO_SAVE_REMINDER, REMINDER_ADDED } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { type ReactNode, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useReminderPlan } from '../../use-reminder-plan.ts';
import { PlannedReminders } from './planned-reminders.tsx';

interface PlanForPlantProps {
  plant: Plant;
  /** What leads on without them. */
  skip: ReactNode;
  onDone: () => void;
}

/** The reminders that the species of a plant suggests, to be set together. */
export function PlanForPlant({ plant, skip, onDone }: PlanForPlantProps) {
  const plan = useReminderPlan(plant.species);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function set() {
    if (!plan.check()) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await plan.save(plant);
      toast.success(plan.count === 1 ? REMINDER_ADDED : `${plan.count} reminders added`);
      onDone();
    } catch (error) {
      setProblem(messageOf(error, { fallback: FAILED_TO_SAVE_REMINDER }));
    } finally {
      setBusy(false);
    }
  }

  if (plan.reminders.length === 0) {
    return (
      <div className="grid gap-4">
        <p className="text-ink-soft">How often should we remind you of {plant.name}?</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.addReminderFor(plant._id, 7)} size="lg">
            Set a reminder
          </ButtonLink>
          {skip}
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">What {plant.name} likes. Change the days as you see fit.</p>
      <PlannedReminders plan={plan} />
      <FormError text={problem} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="lg" busy={busy} disabled={plan.count === 0} className="grow sm:grow-0" onClick={() => void set()}>
          {plan.count > 1 ? `Set ${plan.count} Reminders` : 'Set Reminder'}
        </Button>
        {skip}
      </div>
    </div>
  );
}
