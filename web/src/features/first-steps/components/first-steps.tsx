import { FIRST_STEPS, type FirstStep, type User } from '@plantcare/contract/auth.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect, useRef } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { classes } from '@/lib/classes.ts';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useFinishFirstSteps } from '../api.ts';
import { currentStep, doneSteps, skippedWith } from '../steps.ts';
import { PlaceStep } from './place-step.tsx';
import { PlantStep } from './plant-step.tsx';

interface FirstStepsProps {
  user: User;
  plants: readonly Plant[];
  reminders: readonly Reminder[];
  /** The care card of a species. */
  renderCare: (species: string) => ReactNode;
  /** What sets the reminders that the species of a plant suggests; `onDone` when they are set. */
  renderReminders: (plant: Plant, skip: ReactNode, onDone: () => void) => ReactNode;
  /** The offer to look around in a garden of sample plants first. */
  samples: ReactNode;
}

const TITLES: Readonly<Record<FirstStep, string>> = {
  plant: 'Your first plant',
  reminders: 'Its reminders',
  place: 'Where you live',
};

/** Three steps for a new gardener, each to be skipped, or all at once. Nothing once they are done or skipped. */
export function FirstSteps({ user, plants, reminders, renderCare, renderReminders, samples }: FirstStepsProps) {
  const finishing = useFinishFirstSteps();
  const left = user.firstSteps ?? []; // Missing in a session that an older version stored.
  const garden = { plants, reminders, location: user.location };
  const current = currentStep(left, garden);
  const done = doneSteps(garden);
  const toNote = left.filter((step) => done.includes(step)).join(' ');
  const [newest] = plants.filter(({ sample }) => !sample);

  // Noted in the account as well, so that a step does not come back when its plant is deleted.
  const { mutate } = finishing;
  useEffect(() => {
    const steps = FIRST_STEPS.filter((step) => toNote.split(' ').includes(step));
    if (steps.length > 0) mutate(steps);
  }, [toNote, mutate]);

  // What had the focus goes with its step.
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current) {
      if (heading.current) heading.current.focus();
      else document.getElementById('content')?.focus({ preventScroll: true });
    }
    before.current = current;
  }, [current]);

  function finish(steps: FirstStep[]) {
    finishing.mutate(steps, { onError: (error) => toast.error(messageOf(error)) });
  }

  if (current === null) return null;
  const skip = (
    <Button variant="quiet" onClick={() => finish(skippedWith(current))}>
      Skip this step
    </Button>
  );
  return (
    <Card role="region" aria-label="First steps" className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
          {TITLES[current]}
        </h2>
        <Button variant="quiet" className="-mt-1.5 -mr-3 px-3! text-ink-soft" onClick={() => finish([...FIRST_STEPS])}>
          Skip all
        </Button>
        <p className="basis-full text-ink-soft">Three short steps. Skip what you like.</p>
        <Progress current={current} />
      </div>
      {current === 'plant' && <PlantStep renderCare={renderCare} skip={skip} />}
      {current === 'reminders' && newest && renderReminders(newest, skip, () => finish(['reminders']))}
      {current === 'place' && <PlaceStep user={user} skip={skip} />}
      {current === 'plant' && plants.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-4">
          <p className="text-ink-soft">Just looking around? Six sample plants show you how it all works.</p>
          {samples}
        </div>
      )}
    </Card>
  );
}

/** Which of the three steps this is; those before it are done or skipped. */
function Progress({ current }: { current: FirstStep }) {
  const at = FIRST_STEPS.indexOf(current);
  return (
    <ol aria-label="Steps" className="flex basis-full flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {FIRST_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={classes('flex items-center gap-2', step === current ? 'font-semibold' : 'text-ink-soft')}
        >
          <span
            aria-hidden
            className={classes(
              'grid size-6 place-items-center rounded-full text-xs',
              index <= at ? 'bg-leaf text-on-leaf' : 'bg-moss-soft',
            )}
          >
            {index < at ? <Check className="size-3.5" /> : index + 1}
          </span>
          {TITLES[step]}
        </li>
      ))}
    </ol>
  );
}
