import type { KnownCircumstances } from '@plantcare/contract/problem-signs.ts';
import type { Species } from '@plantcare/contract/species.ts';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import { daysBetween } from '../../../horticulture/days.ts';
import { averageGap } from '../../../horticulture/watering-history.ts';
import { inSentences } from '../../../horticulture/wording.ts';
import { wordsOf } from '../../../knowledge/names/normalize.ts';
import type { ProblemRecord } from '../../../knowledge/problem-record.ts';
import type { Paragraph } from './answer.ts';
import { likelyCauses } from './causes.ts';
import type { Question } from './intent/question.ts';

const WORRY: Record<ProblemRecord['severity'], string> = {
  Low: 'no cause for worry unless it spreads to new leaves.',
  Moderate: 'watch it for a week; act quickly if new leaves are affected too.',
  High: 'act this week: left alone, it can cost the plant.',
  Critical: 'act today, because the plant may be lost within days.',
};

const RECENT_REPOT_DAYS = 30;

/** The likeliest cause with its check and first step, then the others with what tells them. Null: nothing fits. */
export function answerSymptoms(
  plant: Species | null,
  question: Question,
  circumstances: Circumstances,
): readonly Paragraph[] | null {
  const known = whatTheDiarySays(plant, circumstances);
  const [first, ...others] = likelyCauses(plant, question, known.circumstances);
  if (!first) return null;
  const steps = first.treatment.slice(0, 2);
  return [
    {
      lead: `Most likely: ${inText(first)}.`,
      text: inSentences([
        known.text,
        likestSymptom(first, question, plant),
        `Check: ${first.causes[0]?.check}`,
        `First: ${steps.map(({ step }) => step).join(' ')}`,
        first.prevention[0] ? `To prevent it: ${first.prevention[0]}` : null,
        `${first.severity === 'Low' ? 'There is' : 'How urgent:'} ${WORRY[first.severity]}`,
      ]),
    },
    ...others.map((other) => ({ lead: `Or ${inText(other)}:`, text: tellingSign(other, first, question, plant) })),
  ];
}

function inText({ name }: ProblemRecord): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

/** Plants that single symptoms speak of, and where they do not belong to others. */
const SPOKEN_OF =
  /\b(orchid|succulent|basil|fiddle-leaf|tomato|lettuce|cabbage|monstera|calathea|fern|hydrangea|rose|maple|peach|african violet)/gi;

/** The sentence about a problem that shares most words with the question; the first that fits where none does. */
function likestSymptom({ symptoms }: ProblemRecord, { plain }: Question, plant: Species | null): string | null {
  const said = new Set(wordsOf(plain));
  const own = plant
    ? [plant.scientificName, ...plant.commonNames, plant.category, plant.family].join(' ').toLowerCase()
    : '';
  const fitting = symptoms.filter((symptom) =>
    [...symptom.matchAll(SPOKEN_OF)].every(([name]) => own.includes(name.toLowerCase())),
  );
  const shared = (symptom: string) =>
    new Set(wordsOf(symptom).filter((word) => word.length > 3 && said.has(word))).size;
  return fitting.reduce<string | null>(
    (best, symptom) => (best === null || shared(symptom) > shared(best) ? symptom : best),
    null,
  );
}

function tellingSign(other: ProblemRecord, first: ProblemRecord, question: Question, plant: Species | null): string {
  const difference = first.lookalikes.find(({ problem }) => problem === other._id)?.difference;
  return inSentences([
    difference ?? likestSymptom(other, question, plant),
    difference ? null : (other.causes[0]?.check ?? null),
  ]);
}

/** Watered much more or less often than this plant is, or just repotted. */
function whatTheDiarySays(plant: Species | null, { diary, today, plant: own }: Circumstances) {
  const told: KnownCircumstances = {};
  const parts: string[] = [];
  const gap = plant && averageGap(diary);
  if (plant && gap !== null && gap < plant.watering.daysGrowing.min * 0.6) {
    told.watering = 'often';
    parts.push(
      `Your diary shows watering about every ${Math.max(1, Math.round(gap))} days, which is often for this plant.`,
    );
  }
  if (plant && gap !== null && gap > plant.watering.daysWinter.max * 1.3) {
    told.watering = 'seldom';
    parts.push(`Your diary shows watering only about every ${Math.round(gap)} days.`);
  }
  const repotted = own?.lastRepot ? daysBetween(own.lastRepot, today) : null;
  if (repotted !== null && repotted >= 0 && repotted <= RECENT_REPOT_DAYS) {
    told.repotted = 'yes';
    parts.push(`It was repotted ${repotted} days ago.`);
  }
  return { circumstances: told, text: parts.length > 0 ? parts.join(' ') : null };
}
