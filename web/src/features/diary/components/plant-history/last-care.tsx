import type { Activity, PlantHistory } from '@plantcare/contract/diary.ts';
import { daysAgo, formatMoment } from '@/lib/time/dates.ts';
import { ActivityMark } from '@/ui/content/activity-mark.tsx';

/** How long ago the plant got each kind of care. */
export function LastCare({ history }: { history: PlantHistory }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4">
      <Care activity="watering" name="Watered" moment={history.lastWatered} />
      <Care activity="fertilizing" name="Fertilized" moment={history.lastFertilized} />
      <Care activity="repotting" name="Repotted" moment={history.lastRepotted} />
      <Care activity="pruning" name="Pruned" moment={history.lastPruned} />
    </dl>
  );
}

interface CareProps {
  activity: Activity;
  name: string;
  moment: string | null;
}

function Care({ activity, name, moment }: CareProps) {
  return (
    <div className="relative min-w-0 pl-13">
      <dt className="text-ink-soft text-sm leading-tight">
        <ActivityMark activity={activity} className="absolute top-0 left-0" />
        {name}
      </dt>
      <dd className="min-h-6 font-semibold leading-tight">
        {moment === null ? (
          <span className="font-normal text-ink-soft">Never logged</span>
        ) : (
          <time dateTime={moment} title={formatMoment(moment)} className="block first-letter:uppercase">
            {daysAgo(moment, new Date())}
          </time>
        )}
      </dd>
    </div>
  );
}
