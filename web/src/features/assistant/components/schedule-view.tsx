import type { CareSchedule } from '@plantcare/contract/assistant.ts';
import { Markdown } from '@/ui/markdown.tsx';
import { TaskChoice } from './task-choice.tsx';

interface ScheduleViewProps {
  schedule: CareSchedule;
  plant: { _id: string; name: string } | null;
}

/** What a plant needs and how often; its tasks can become reminders. */
export function ScheduleView({ schedule: { schedule, tasks }, plant }: ScheduleViewProps) {
  return (
    <>
      <Markdown text={schedule} />
      {tasks.length > 0 && plant !== null && <TaskChoice tasks={tasks} plant={plant} />}
    </>
  );
}
