import type { CareSchedule } from '@plantcare/contract/assistant/care-schedule.ts';
import { Markdown } from '@/ui/content/markdown.tsx';
import { withoutSaid } from '../../without-said.ts';
import { TaskChoice } from './task-choice.tsx';

interface ScheduleViewProps {
  schedule: CareSchedule;
  plant: { _id: string; name: string } | null;
  givenAt: Date;
}

/** What a plant needs and how often: its tasks, which can become reminders, then what else there is to say. */
export function ScheduleView({ schedule: { schedule, tasks }, plant, givenAt }: ScheduleViewProps) {
  const offered = plant === null ? [] : tasks;
  const rest = withoutSaid(schedule, (item) =>
    offered.some(({ title, reason }) => item.startsWith(`**${title}**`) && item.endsWith(reason)),
  );
  return (
    <>
      {plant !== null && tasks.length > 0 && <TaskChoice tasks={tasks} plant={plant} givenAt={givenAt} />}
      <Markdown text={rest} />
    </>
  );
}
