import { inLocalMonths } from '../../../../horticulture/months.ts';
import type { CareQuery, Paragraph } from '../answer.ts';
import { directAnswer } from '../direct-answers.ts';
import { answerRiskyUse } from '../harm/risky-uses.ts';
import type { RecordTopic } from '../intent/topics.ts';
import { answerHumidity, answerOutdoors, answerResting, answerTemperature, answerWinter } from './climate.ts';
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
import {
  answerAir,
  answerAway,
  answerCleaning,
  answerDrops,
  answerNames,
  answerNewcomer,
  answerSpreading,
  answerSupport,
  answerTornLeaves,
} from './keeping.ts';
import { answerLight } from './light.ts';
import { answerSowing } from './sowing.ts';
import { answerWatering, answerWaterQuality } from './watering.ts';

const ANSWERS: Readonly<Record<Exclude<RecordTopic, 'whole care'>, (query: CareQuery) => Paragraph>> = {
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
  remedy: (query) => answerRiskyUse('remedy', query),
};

/** What the plant's record says to a topic, its answer to a yes-or-no question and the gardener's own figure first. */
export function recordAnswer(topic: Exclude<RecordTopic, 'whole care'>, query: CareQuery): Paragraph {
  const { hemisphere } = query.circumstances;
  const { lead, text } = ANSWERS[topic](query);
  const direct = directAnswer(topic, query);
  if (direct === null) return { lead, text: inLocalMonths(text, hemisphere) };
  // It compares months as they are where the gardener lives.
  const rest = inLocalMonths(text.includes(direct.text) ? text.replace(direct.text, '').trim() : text, hemisphere);
  if (direct.yes === null) return { lead, text: `${direct.text} ${rest}`.trim() };
  return { lead: direct.yes ? 'Yes:' : 'No:', text: `${direct.text} ${rest}`.trim() };
}
