import { careSheet } from '../../../horticulture/care-sheet/care-sheet.ts';
import { type CareQuery, type Paragraph, paragraph } from './answer.ts';
import { answerHumidity, answerOutdoors, answerResting, answerTemperature, answerWinter } from './climate.ts';
import { essentials } from './essentials.ts';
import { answerFlowering } from './flowering.ts';
import {
  answerFeeding,
  answerLifespan,
  answerPests,
  answerPropagation,
  answerPruning,
  answerRepotting,
  answerSize,
  answerSoil,
} from './growing.ts';
import { answerHarvest } from './harvest.ts';
import type { Topic } from './intent/topics.ts';
import {
  answerAir,
  answerAway,
  answerCleaning,
  answerDrops,
  answerNames,
  answerNewcomer,
  answerRemedy,
  answerSpreading,
  answerSupport,
  answerTornLeaves,
} from './keeping.ts';
import { answerLight } from './light.ts';
import { answerSafety } from './safety.ts';
import { answerSowing } from './sowing.ts';
import { answerSymptoms } from './symptoms.ts';
import { answerWatering, answerWaterQuality } from './watering.ts';

/** As much as is read on a phone without losing the thread. */
const WORDS = 205;

const ANSWERS: Readonly<Record<Exclude<Topic, 'symptoms' | 'whole care'>, (query: CareQuery) => Paragraph>> = {
  safety: answerSafety,
  watering: answerWatering,
  'water quality': answerWaterQuality,
  light: answerLight,
  soil: answerSoil,
  repotting: answerRepotting,
  feeding: answerFeeding,
  humidity: answerHumidity,
  temperature: answerTemperature,
  pruning: answerPruning,
  propagation: answerPropagation,
  pests: answerPests,
  flowering: answerFlowering,
  winter: answerWinter,
  away: answerAway,
  outdoors: answerOutdoors,
  sowing: answerSowing,
  harvest: answerHarvest,
  size: answerSize,
  names: answerNames,
  support: answerSupport,
  lifespan: answerLifespan,
  newcomer: answerNewcomer,
  cleaning: answerCleaning,
  air: answerAir,
  drops: answerDrops,
  spreading: answerSpreading,
  resting: answerResting,
  'torn leaves': answerTornLeaves,
  remedy: answerRemedy,
};

const NOT_UNDERSTOOD =
  'This question was not understood, or it is not about the care of plants. You can ask about watering, light, soil, repotting, feeding, humidity, temperature, pruning, propagation, pests, toxicity, winter or vacations, or describe what you see, such as “yellow lower leaves, wet soil”.';

/** What was asked first, then the essentials, as far as there is room. */
export function answerTo(query: CareQuery): string {
  const { plant, question } = query;
  const topics = question.topics.filter((topic) => topic !== 'whole care');
  if (topics.length === 0)
    return question.topics.length > 0
      ? careSheet(query.plant, query.season, query.circumstances)
      : notUnderstood(query);
  const paragraphs = topics.flatMap((topic) => answersOn(topic, query));
  const input = paragraphs.length > 0 ? paragraphs : [{ lead: 'Not recognized:', text: NOT_UNDERSTOOD }];
  // In an emergency nothing else counts.
  const rest = question.danger?.happened ? '' : essentials(plant, topics);
  const answered = withinWords(input, WORDS - wordsIn(rest));
  return rest === '' ? answered : `${answered}\n\n${rest}`;
}

function answersOn(topic: Topic, query: CareQuery): readonly Paragraph[] {
  if (topic === 'whole care') return [];
  if (topic !== 'symptoms') return [ANSWERS[topic](query)];
  return answerSymptoms(query.plant, query.question, query.circumstances) ?? [];
}

function notUnderstood({ plant }: CareQuery): string {
  return `${NOT_UNDERSTOOD}\n\n${essentials(plant, [])}`;
}

/** The first paragraph is whole; where room is lacking the later ones keep their first sentences. */
function withinWords(paragraphs: readonly Paragraph[], room: number): string {
  const written: string[] = [];
  let left = room;
  for (const [at, each] of paragraphs.entries()) {
    const whole = paragraph(each);
    const others = paragraphs.length - at - 1;
    const share = at === 0 ? Number.POSITIVE_INFINITY : Math.max(20, left / (others + 1));
    const text = wordsIn(whole) <= share ? whole : shortened(each, share);
    left -= wordsIn(text);
    written.push(text);
  }
  return written.join('\n\n');
}

function shortened({ lead, text }: Paragraph, room: number): string {
  const [first = '', ...sentences] = text.split(/(?<=[.!?]) (?=[\p{Lu}“*])/u);
  let kept = first;
  for (const sentence of sentences) {
    if (wordsIn(`${kept} ${sentence}`) > room) break;
    kept = `${kept} ${sentence}`;
  }
  return paragraph({ lead, text: kept });
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
