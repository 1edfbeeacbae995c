import type { Species } from '@plantcare/contract/species.ts';
import MiniSearch from 'minisearch';
import {
  feedingNeed,
  humidityNeed,
  lightNeed,
  propagationNeed,
  repottingNeed,
  sizeNeed,
  temperatureNeed,
} from '../../../horticulture/care-sheet/needs.ts';
import { wateringText } from '../../../horticulture/care-sheet/watering.ts';
import { verdict } from '../../../horticulture/toxicity/wording.ts';
import { type GeneralQuery, type Paragraph, paragraph } from './answer.ts';
import { contentLemmas } from './intent/passages.ts';
import { plainText, tokensOf } from './intent/tokens.ts';
import type { RecordTopic } from './intent/topics.ts';
import { essentials } from './topics/essentials.ts';
import { generalCare } from './topics/general-answers.ts';
import { workedAnswers } from './worked-answers.ts';
import { withYesOrNo } from './yes-or-no.ts';

const MOST_SECTIONS = 2;

/** What of the record is most like the question, introduced as that; where nothing is, what the record can answer. */
export function closestSections(query: GeneralQuery): string {
  const { plant, question } = query;
  const sections = plant ? sectionsOf(plant, query) : generalCare();
  const ofName = new Set(
    contentLemmas(tokensOf(plainText(plant ? [query.typed, ...plant.commonNames].join(' ') : query.typed))),
  );
  const asked = contentLemmas(question.tokens).filter((lemma) => !ofName.has(lemma) && lemma !== 'theplant');
  const found = asked.length > 0 ? mostLike(sections, asked) : [];
  const [first] = found;
  const decided = first ? withYesOrNo(first, topicOf(first), query) : null;
  const rest = plant ? [essentials(plant, [], question)] : [];
  const [alike] = workedAnswers(query);
  if (found.length === 0 && !alike) {
    return [
      'There is nothing about this in the knowledge base. You can ask about watering, light, soil, repotting, feeding, humidity, temperature, pruning, propagation, pests, toxicity, winter or vacations, or describe what you see, such as “yellow lower leaves, wet soil”.',
      ...rest,
    ].join('\n\n');
  }
  if (first && decided && decided !== first)
    return [paragraph(decided), ...found.slice(1).map(paragraph), ...rest].join('\n\n');
  const introduction = 'No direct answer to this is in the knowledge base. What comes closest:';
  const closest = alike ? [alike.paragraph, ...found.slice(0, 1)] : found;
  return [introduction, ...closest.map(paragraph), ...rest].join('\n\n');
}

/** The topic of a section that the record may decide a yes-or-no question on. */
function topicOf({ lead }: Paragraph): RecordTopic | null {
  return DECIDED[lead] ?? null;
}

const DECIDED: Readonly<Record<string, RecordTopic>> = {
  'Propagation:': 'propagation',
  'Water:': 'watering',
  'Light:': 'light',
  'Soil:': 'soil',
  'Pruning:': 'pruning',
  'Repotting:': 'repotting',
  'Feeding:': 'feeding',
};

function sectionsOf(plant: Species, { season, circumstances }: GeneralQuery): Paragraph[] {
  return [
    { lead: 'Light:', text: lightNeed(plant) },
    { lead: 'Water:', text: wateringText(plant, season, circumstances) },
    { lead: 'Temperature and humidity:', text: `${temperatureNeed(plant)} ${humidityNeed(plant)}` },
    { lead: 'Soil:', text: plant.soil },
    { lead: 'Repotting:', text: repottingNeed(plant) },
    { lead: 'Feeding:', text: feedingNeed(plant) },
    { lead: 'Pruning:', text: plant.pruning },
    { lead: 'Propagation:', text: propagationNeed(plant) },
    { lead: 'Size and hardiness:', text: `${sizeNeed(plant)} ${plant.hardiness}` },
    { lead: 'Pets and people:', text: `${verdict(plant, plant.toxicity)} ${plant.toxicity.effect}` },
  ];
}

/** BM25 over the sections' base forms. */
function mostLike(sections: readonly Paragraph[], lemmas: readonly string[]): Paragraph[] {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(
    sections.map((section, id) => ({ id, text: contentLemmas(tokensOf(plainText(paragraph(section)))).join(' ') })),
  );
  return index
    .search(lemmas.join(' '))
    .slice(0, MOST_SECTIONS)
    .flatMap(({ id }) => sections[Number(id)] ?? []);
}
