import { MAX_INTERVAL } from '@plantcare/contract/reminders.ts';
import { useId } from 'react';
import { inMonths } from '@/lib/time/months.ts';
import { emojiOf } from '@/ui/content/activities.ts';
import { controlClasses } from '@/ui/controls/field.tsx';
import { isRhythm, type PlannedReminder } from '../../reminder-plan.ts';
import type { ReminderPlan } from '../../use-reminder-plan.ts';
import { everyDays } from '../../watering-rhythm.ts';

const VERBS = { watering: 'Water', fertilizing: 'Fertilize' } as const;

/** The reminders that the species suggests, each to be taken or left and with its days to change. */
export function PlannedReminders({ plan }: { plan: ReminderPlan }) {
  return (
    <ul className="divide-y divide-line">
      {plan.reminders.map((planned) => (
        <li key={planned.type}>
          <PlannedRow planned={planned} plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function PlannedRow({ planned, plan }: { planned: PlannedReminder; plan: ReminderPlan }) {
  const id = useId();
  const { type, chosen, usual, season, later } = planned;
  const verb = VERBS[type];
  const wrong = plan.refused && chosen && !isRhythm(planned.everyDays);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <label className="target flex grow cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={chosen}
          onChange={(event) => plan.change(type, { chosen: event.target.checked })}
          className="size-6 shrink-0"
        />
        <span className="leading-snug">
          <span className="block font-semibold">
            <span aria-hidden>{emojiOf(type)}</span> {verb}
          </span>
          <span className="block text-ink-soft text-sm">
            {type === 'watering' ? 'Usually' : 'While it grows,'} {everyDays(usual)}
            {type === 'watering' && ' at this time of the year'}
            {type === 'fertilizing' && season && `, ${inMonths(season)}`}
            {later?.season && `; every ${later.interval} days ${inMonths(later.season)}`}
          </span>
        </span>
      </label>
      <span className="flex items-center gap-2 text-[0.95rem]">
        <span aria-hidden>every</span>
        <input
          aria-label={`${verb}: every how many days`}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          inputMode="numeric"
          autoComplete="off"
          disabled={!chosen}
          value={planned.everyDays}
          onChange={(event) => plan.change(type, { everyDays: event.target.value })}
          className={`${controlClasses} w-17! px-2! text-center disabled:opacity-60`}
        />
        <span aria-hidden>days</span>
      </span>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="basis-full text-berry text-sm">
          Please enter a whole number of days from 1 to {MAX_INTERVAL}
        </p>
      )}
    </div>
  );
}
