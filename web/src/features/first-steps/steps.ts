import { FIRST_STEPS, type FirstStep } from '@plantcare/contract/auth.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';

interface Garden {
  plants: readonly Plant[];
  reminders: readonly Reminder[];
  /** Where the gardener lives, as the profile says. */
  location: string | null;
}

/** The steps that were done without being asked for, here or on another device. Sample plants do not count. */
export function doneSteps({ plants, reminders, location }: Garden): FirstStep[] {
  const own = new Set(plants.filter(({ sample }) => !sample).map(({ _id }) => _id));
  const done: Readonly<Record<FirstStep, boolean>> = {
    plant: own.size > 0,
    reminders: reminders.some(({ plant }) => own.has(plant._id)),
    place: location !== null,
  };
  return FIRST_STEPS.filter((step) => done[step]);
}

/** The step to show of those that are left; none when all are done, skipped or not possible yet. */
export function currentStep(left: readonly FirstStep[], garden: Garden): FirstStep | null {
  const done = doneSteps(garden);
  const waits: readonly FirstStep[] = done.includes('plant') ? [] : ['reminders']; // There is no plant to remind of.
  return FIRST_STEPS.find((step) => left.includes(step) && !done.includes(step) && !waits.includes(step)) ?? null;
}

/** What is finished with a step that is skipped: without a plant there is nothing to be reminded of. */
export function skippedWith(step: FirstStep): FirstStep[] {
  return step === 'plant' ? ['plant', 'reminders'] : [step];
}
