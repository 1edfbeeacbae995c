import { type CareSchedule, CareTask, type ScheduleQuestion } from '@plantcare/contract/assistant/care-schedule.ts';
import { FREQUENCIES, MAX_INTERVAL, ReminderType } from '@plantcare/contract/reminders.ts';
import { SEASONS } from '@plantcare/contract/species.ts';
import { z } from 'zod';
import type { Circumstances } from '../../horticulture/circumstances.ts';
import { planCare } from '../../horticulture/schedule/plan.ts';
import { findSpecies, speciesFound } from '../../knowledge/names/match.ts';
import type { EngineOptions } from '../engine.ts';
import { plainLine, plainMarkdown } from '../safety/plain-markdown.ts';
import { type Subject, suspicionInWords, warningJudge } from '../safety/toxicity-check.ts';
import { sentencesOf } from '../safety/toxicity-subject.ts';
import { askModel } from './ask-model.ts';
import type { Connection } from './connection.ts';
import { knownFacts } from './known-facts.ts';
import { streamField, textAbout } from './text-about.ts';

const MAX_TASKS = 20;
const MAX_READ = 100;
const MAX_TITLE = 100;
const MAX_REASON = 500;

const Task = z.object({
  type: z.string().describe(`One of ${ReminderType.options.join(', ')}`),
  title: z.string().describe('What to do, in a few words'),
  frequency: z.string().describe(`One of ${FREQUENCIES.join(', ')}`),
  interval: z.number().describe(`Every so many days, weeks or months: a whole number from 1 to ${MAX_INTERVAL}`),
  seasons: z.array(z.string()).describe(`In which it is done: some of ${SEASONS.join(', ')}`),
  reason: z.string().describe('Why, in a sentence'),
  firstInDays: z.number().describe('Whole days from today until it is first to be done'),
});

const Answer = z.object({
  schedule: z.string().describe('The schedule in Markdown, ordered by how often a task comes'),
  tasks: z.array(Task).describe('The same tasks, each to become a reminder; first dates spread over the week'),
});

/** Drops tasks that could not become reminders; if none is left, the built-in plan is used. */
export async function careSchedule(
  model: Connection,
  question: ScheduleQuestion,
  circumstances: Circumstances,
  options: EngineOptions,
): Promise<CareSchedule> {
  const { plant: _, ...asked } = question;
  const match = findSpecies(question.plantSpecies);
  const about = { match };
  const draft = planCare(question, circumstances);
  const answer = await askModel(
    model,
    {
      schema: Answer,
      does: 'Plan the care of the plant in the block "question": what to do, how often, in which seasons and why, in at most 350 words. The block "draft" has a plan made from the knowledge base: improve on it where what you read gives a reason.',
      data: { question: asked, draft, ...knownFacts(match, circumstances) },
      ...streamField('schedule', about, options),
    },
    options,
  );
  const tasks = answer.tasks
    .slice(0, MAX_READ)
    .flatMap((task) => taskOf(task, about) ?? [])
    .slice(0, MAX_TASKS);
  return {
    schedule: textAbout(about, answer.schedule),
    tasks: tasks.length > 0 ? tasks : draft.tasks,
    known: speciesFound(match),
  };
}

/**
 * Null if it cannot become a reminder. Reminders are shown without the answer, so a reason that mentions harm gets the
 * warning of the plant's record, and a title that mentions harm is refused.
 */
function taskOf(task: z.output<typeof Task>, about: Subject): CareTask | null {
  const needsWarning = warningJudge(about, false);
  const title = plainLine(task.title, MAX_TITLE);
  if (title === '' || needsWarning(title)) return null;
  const said = plainMarkdown(task.reason, MAX_REASON);
  const warning = sentencesOf(said).some(needsWarning) ? suspicionInWords(about.match) : null;
  const reason = warning === null ? said : `${warning} ${said}`;
  return CareTask.safeParse({ ...task, title, reason, seasons: [...new Set(task.seasons)] }).data ?? null;
}
