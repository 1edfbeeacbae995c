import type { CareSchedule, ScheduleQuestion } from '@plantcare/contract/assistant/care-schedule.ts';
import { speciesFound } from '../../knowledge/names/match.ts';
import type { Circumstances } from '../circumstances.ts';
import { scheduleCase } from './case.ts';
import { feedingTasks } from './feeding.ts';
import { lawnTasks } from './lawn.ts';
import { sowingTasks } from './sowing.ts';
import { periodOf, spread } from './spread.ts';
import { scheduleSummary, scheduleText } from './text.ts';
import { upkeepTasks } from './upkeep.ts';
import { wateringTasks } from './watering.ts';
import { winteringTasks } from './wintering.ts';
import { pruningTasks, repottingTasks } from './yearly.ts';

/** What the plant needs where it stands, the most frequent first, with first days spread over the week. */
export function planCare(question: ScheduleQuestion, circumstances: Circumstances): CareSchedule {
  const about = scheduleCase(question, circumstances);
  const tasks = spread([
    ...wateringTasks(about),
    ...feedingTasks(about),
    ...upkeepTasks(about),
    ...pruningTasks(about),
    ...repottingTasks(about),
    ...winteringTasks(about),
    ...sowingTasks(about),
    ...lawnTasks(about),
  ]).sort((one, other) => periodOf(one) - periodOf(other));
  return {
    schedule: scheduleText(question.plantSpecies, about, tasks),
    summary: scheduleSummary(question.plantSpecies, about),
    tasks,
    known: speciesFound(about.match),
  };
}
