import {
  GrowthPoint,
  type GrowthPrediction,
  type GrowthQuestion,
} from '@plantcare/contract/assistant/growth-prediction.ts';
import { z } from 'zod';
import type { Circumstances } from '../../horticulture/circumstances.ts';
import { predictGrowth } from '../../horticulture/growth/prediction.ts';
import { findSpecies, speciesFound } from '../../knowledge/names/match.ts';
import type { EngineOptions } from '../engine.ts';
import { askModel } from './ask-model.ts';
import type { Connection } from './connection.ts';
import { knownFacts } from './known-facts.ts';
import { streamField, textAbout } from './text-about.ts';

const YEAR_WEEKS = 52;
/** The most points that a chart can show separately. */
const MAX_POINTS = 53;
/** In cm; the tallest trees that are planted in gardens. */
const TALLEST = 10_000;

const Answer = z.object({
  prediction: z
    .string()
    .describe(
      'What to expect after 4, 12, 26 and 52 weeks, with heights and their range, what would change it, and what was assumed; Markdown',
    ),
  timeline: z
    .array(
      z.object({
        weeks: z.number().describe('Whole weeks from today'),
        low: z.number().describe('Height in cm, as low as is likely'),
        expected: z.number().describe('Height in cm'),
        high: z.number().describe('Height in cm, as high as is likely'),
      }),
    )
    .describe(
      'From week 0 to week 52, or to the week in which the draft ends, in order; empty to keep the figures of the draft',
    ),
});

/** The figures are those of the built-in growth model, unless the language model gives plausible ones. */
export async function growthPrediction(
  model: Connection,
  question: GrowthQuestion,
  circumstances: Circumstances,
  options: EngineOptions,
): Promise<GrowthPrediction> {
  const { plant: _, ...asked } = question;
  const match = findSpecies(question.species);
  const about = { match };
  const draft = predictGrowth(question, circumstances);
  const answer = await askModel(
    model,
    {
      schema: Answer,
      does: 'Predict how the plant in the block "question" will grow within a year, in at most 300 words. The block "draft" has figures from a growth model: keep to them unless what you read gives a reason not to, and name that reason.',
      data: { question: asked, draft, ...knownFacts(match, circumstances) },
      ...streamField('prediction', about, options),
    },
    options,
  );
  return {
    prediction: textAbout(about, answer.prediction),
    timeline: courseOf(answer.timeline, draft.timeline.at(-1)?.weeks ?? YEAR_WEEKS) ?? draft.timeline,
    known: speciesFound(match),
  };
}

/**
 * Null unless the heights run from today to the week in which the draft ends (for annuals, which live less than a year,
 * that is earlier) and never fall.
 */
function courseOf(points: z.output<typeof Answer>['timeline'], last: number): GrowthPoint[] | null {
  const course = z.array(GrowthPoint).max(MAX_POINTS).safeParse(points);
  if (!course.success) return null;
  const { data } = course;
  if (data[0]?.weeks !== 0 || data.at(-1)?.weeks !== last) return null;
  const possible = data.every(({ weeks, low, expected, high }, index) => {
    const before = data[index - 1];
    const inOrder = 0 <= low && low <= expected && expected <= high && high <= TALLEST;
    return inOrder && (before === undefined || (weeks > before.weeks && expected >= before.expected));
  });
  return possible ? data : null;
}
