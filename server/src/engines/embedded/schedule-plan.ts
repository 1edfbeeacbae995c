import type { CareSchedule, ScheduleQuestion } from '@plantcare/contract/assistant.ts';
import { speciesFound } from '../../knowledge/species-match.ts';
import type { Circumstances } from '../engine.ts';
import { scheduleCase } from './schedule-case.ts';
import { feedingTasks } from './schedule-feeding.ts';
import { periodOf, spread } from './schedule-spread.ts';
import { scheduleText } from './schedule-text.ts';
import { upkeepTasks } from './schedule-upkeep.ts';
import { wateringTasks } from './schedule-watering.ts';
import { winteringTasks } from './schedule-wintering.ts';
import { pruningTasks, repottingTasks } from './schedule-yearly.ts';

/** What the plant needs where it stands, the most frequent first, with first days spread over the week. */
export function planCare(question: ScheduleQuestion, around: Circumstances): CareSchedule {
  const about = scheduleCase(question, around);
  const tasks = spread([
    ...wateringTasks(about),
    ...feedingTasks(about),
    ...upkeepTasks(about),
    ...pruningTasks(about),
    ...repottingTasks(about),
    ...winteringTasks(about),
  ]).sort((one, other) => periodOf(one) - periodOf(other));
  return { schedule: scheduleText(question.plantSpecies, about, tasks), tasks, known: speciesFound(about.match) };
}
