import type { KnownCircumstances } from '@plantcare/contract/problem-signs.ts';
import type { Species } from '@plantcare/contract/species.ts';
import { daysBetween } from '../../../../../horticulture/days.ts';
import { hostFit } from '../../../../../horticulture/diagnosis/host.ts';
import { weatherAtPlant, weatherInWords } from '../../../../../horticulture/diagnosis/weather-factors.ts';
import type { RecentWeather } from '../../../../../horticulture/recent-weather.ts';
import { averageGap } from '../../../../../horticulture/watering-history.ts';
import { inSentences } from '../../../../../horticulture/wording.ts';
import { wordsOf } from '../../../../../knowledge/names/normalize.ts';
import type { ProblemRecord } from '../../../../../knowledge/problem-record.ts';
import { type GeneralQuery, type Paragraph, says } from '../../answer.ts';
import { tellingLemmasOf } from '../../fit/telling-words.ts';
import type { Question } from '../../intent/question.ts';
import { isInGround } from '../../setting.ts';
import { likelyCauses, namesProblem } from './causes.ts';
import { ownProblemsDescribed } from './described-problems.ts';
import { mostAlikeProblem } from './problems-alike.ts';

const URGENCY: Record<ProblemRecord['severity'], string> = {
  Low: 'Not urgent: act only if it spreads to new leaves.',
  Moderate: 'Watch it for a week, and act quickly if new leaves are affected too.',
  High: 'Act this week: left alone, it can cost the plant.',
  Critical: 'Act today, because the plant may be lost within days.',
};

/** How a diagnosis begins that is no more than likely. */
export const NOT_SURE = 'Not sure';

/** Below this probability the cause is one of several, and the answer says that it is not sure. */
const SURE = 0.5;

const RECENT_REPOT_DAYS = 30;

/** Signs that by themselves speak of something wrong; the others only say where, or what went before. */
const TELLING = new Set(
  `yellow brown black crisp burnt droops leafDrop curls wrinkled mushy smell leggy leans small still reverts splitless sticky
  soot webs mites cotton bumps aphids whiteflies gnats thrips slugs caterpillars miners weevils jumping powder mold rust crust
  budDrop blossomDrop fruitRot fruitSplit bolts seedlingsFall dying spots holes pinholes beetles mosaic clubs witches canker
  peachCurl blight tightCenter purple halo targets gall`.split(/\s+/),
);

export function tellingSigns({ concepts }: Question): string[] {
  return [...concepts.signs].filter((sign) => TELLING.has(sign));
}

/** Forms of questions that describe what happened. */
const TELLS_A_STORY: ReadonlySet<Question['form']> = new Set(['why', 'what-is-it', 'what-to-do', 'other']);
/** What is as like a problem's description as this speaks of it. */
const DESCRIBED = 0.5;

export function speaksOfTrouble({ plant, question }: Pick<GeneralQuery, 'plant' | 'question'>): boolean {
  if (tellingSigns(question).length > 0 || namesProblem(question)) return true;
  if (Object.keys(ownProblemsDescribed(plant, question)).length > 0) return true;
  return TELLS_A_STORY.has(question.form) && mostAlikeProblem(plant, question.searched) >= DESCRIBED;
}

/** Whether a problem of the plant's own, rather than one of any plant, is likely. */
export function hasOwnProblem(query: GeneralQuery): boolean {
  return likelyOwnProblem(query) !== null;
}

/** Whether the question describes a likely problem of the plant's own much as its record does. */
export function describesOwnProblem(query: GeneralQuery): boolean {
  const own = likelyOwnProblem(query);
  return own !== null && Object.hasOwn(ownProblemsDescribed(query.plant, query.question), own._id);
}

function likelyOwnProblem({ plant, question }: GeneralQuery): ProblemRecord | null {
  if (!plant) return null;
  const [likeliest] = likelyCauses(plant, question);
  if (!likeliest || likeliest.probability < SURE) return null;
  return hostFit(likeliest.problem, plant) === 'own' ? likeliest.problem : null;
}

/** The likeliest cause with its check and first steps, then the others with what tells them. Null: nothing fits. */
export function answerSymptoms(query: GeneralQuery): readonly Paragraph[] | null {
  const { plant, question, circumstances } = query;
  const known = whatTheDiarySays(query);
  const weather = weatherOutdoors(query);
  const [likeliest, ...less] = likelyCauses(plant, question, known.circumstances, weather);
  if (!likeliest) return null;
  const { problem: first } = likeliest;
  const others = less.map(({ problem }) => problem);
  const sure = likeliest.probability >= SURE || others.length === 0;
  const ground = plant !== null && isInGround({ plant, question, circumstances });
  return [
    {
      lead: `${sure ? 'Most likely' : `${NOT_SURE}; most likely`}: ${inText(first)}.`,
      text: inSentences([
        known.text,
        weatherInWords(weather, first._id),
        whetherItKills(first, question),
        likestSymptom(first, question, plant),
        `Check: ${first.causes[0]?.check}`,
        `First: ${treatmentInShort(first, ground)}`,
        first.prevention[0] ? `To prevent it: ${first.prevention[0]}` : null,
        URGENCY[first.severity],
      ]),
    },
    ...others.map((other) => ({ lead: `Or ${inText(other)}:`, text: tellingSign(other, first, query, sure) })),
  ];
}

/** The first two steps, and of a pest the next one that is repeated: treated once, its eggs hatch and it is back. */
function treatmentInShort({ kind, treatment }: ProblemRecord, ground: boolean): string {
  const steps = treatment.filter(({ step }) => !ground || !/\b(?:the|its) pot\b|saucer|windowsill/.test(step));
  const repeated = steps.slice(2).find(({ type, again }) => type === 'pest_control' && again !== null);
  const told = [...steps.slice(0, 2), ...(kind === 'pest' && repeated ? [repeated] : [])];
  return told.map(stepInWords).join(' ');
}

function stepInWords({ step, type, again }: ProblemRecord['treatment'][number]): string {
  if (type !== 'pest_control' || again === null) return step;
  return `${step} Repeat every ${again.everyDays === 1 ? 'day' : `${again.everyDays} days`}, ${again.times} times in all.`;
}

/** The recent weather, where the plant stands in it: an own plant's place says so, else the question or the way it is grown. */
function weatherOutdoors({ plant, question, circumstances }: GeneralQuery): RecentWeather | null {
  if (circumstances.plant) return weatherAtPlant(circumstances);
  const { circumstances: said } = question.concepts;
  const outdoors =
    said.has('outdoors') || said.has('ground') || (plant !== null && isInGround({ plant, question, circumstances }));
  return outdoors && !said.has('indoors') ? (circumstances.weather ?? null) : null;
}

/** A cause is spoken of where so large a share of its name's words is said. */
const SHARE_SPOKEN = 2 / 3;

/** What the recent weather says of a cause that a written answer speaks of; null where it favors none of them. */
export function weatherOf(text: string, query: GeneralQuery): string | null {
  const weather = weatherOutdoors(query);
  if (weather === null || tellingSigns(query.question).length === 0) return null;
  const spoken = tellingLemmasOf(text);
  const isSpokenOf = ({ name }: ProblemRecord) => {
    const words = tellingLemmasOf(name);
    return words.intersection(spoken).size >= SHARE_SPOKEN * words.size;
  };
  const causes = likelyCauses(query.plant, query.question, {}, weather).map(({ problem }) => problem);
  const [told] = causes.filter(isSpokenOf).flatMap(({ _id }) => weatherInWords(weather, _id) ?? []);
  return told ?? null;
}

/** The answer to "will it kill the plant?", as far as the problem's severity tells. */
function whetherItKills({ severity }: ProblemRecord, question: Question): string | null {
  if (question.form !== 'yes-no' || !says(question, 'kill', 'die', 'survive', 'harmful', 'serious', 'dangerous'))
    return null;
  if (severity === 'Low') return 'It does no lasting harm.';
  return severity === 'Moderate'
    ? 'It weakens the plant, but rarely kills it.'
    : 'It can kill the plant if nothing is done.';
}

function inText({ name }: ProblemRecord): string {
  return /^[A-Z][a-z]+ [A-Z]/.test(name) ? name : `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
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

/** What tells the other problem from the first, and its own first step where the first is not sure. */
function tellingSign(
  other: ProblemRecord,
  first: ProblemRecord,
  { plant, question }: GeneralQuery,
  sure: boolean,
): string {
  const difference = first.lookalikes.find(({ problem }) => problem === other._id)?.difference;
  return inSentences([
    difference ?? likestSymptom(other, question, plant),
    difference ? null : (other.causes[0]?.check ?? null),
    sure ? null : `Then: ${other.treatment[0]?.step}`,
  ]);
}

/** Whether what the gardener noted of the plant speaks for a cause. */
export function diarySpeaks(query: GeneralQuery): boolean {
  return whatTheDiarySays(query).text !== null;
}

/** Watered much more or less often than this plant is, or just repotted. */
function whatTheDiarySays({ plant, circumstances: { diary, today, plant: own } }: GeneralQuery) {
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
