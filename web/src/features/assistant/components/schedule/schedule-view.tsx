import type { CareSchedule } from '@plantcare/contract/assistant/care-schedule.ts';
import { Markdown } from '@/ui/content/markdown.tsx';
import { TaskChoice } from './task-choice.tsx';

interface ScheduleViewProps {
  schedule: CareSchedule;
  plant: { _id: string; name: string } | null;
  givenAt: Date;
}

/**
 * What a plant needs and how often: the tasks of an own plant, which can become reminders, with what the schedule says
 * besides them; the whole text where no tasks are offered or there is no summary.
 */
export function ScheduleView({ schedule: { schedule, summary, tasks }, plant, givenAt }: ScheduleViewProps) {
  if (plant === null || tasks.length === 0) return <Markdown text={schedule} />;
  return (
    <>
      <TaskChoice tasks={tasks} plant={plant} givenAt={givenAt} />
      <Markdown text={summary ?? schedule} />
    </>
  );
}
