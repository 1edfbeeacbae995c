import { nameOf } from '../../../horticulture/wording.ts';
import { type GeneralQuery, isAboutKnownPlant, type Paragraph, paragraph } from './answer.ts';
import { closestWritten } from './closest-written.ts';
import { probabilityOf, TOPIC_INTENTS, TROUBLE_INTENTS } from './intent/classifier/topic-intents.ts';
import type { RecordTopic } from './intent/topics.ts';
import { shortened } from './layout.ts';
import { type AnswerableTopic, topicsAsked } from './routes/record-route.ts';
import { generalAnswers } from './topics/general-answers.ts';
import { recordAnswer } from './topics/record-answers.ts';

const MOST_TOPICS = 2;
/** As much as is told of each topic, in words. */
const WORDS_OF_TOPIC = 45;

/** That no answer is known, what the record says that may help, and how to find out. */
export function unknownAnswer(query: GeneralQuery): string {
  const { plant } = query;
  const meant = closestWritten(query);
  const help = meant.length > 0 ? [] : helpFromRecord(query);
  const admitted = `I do not know this${plant ? ` about ${nameOf(plant)}` : ''}.`;
  const introduction = plant ? 'What its record says that may help:' : 'What may help:';
  const begun = help.length > 0 ? `${admitted} ${introduction}` : admitted;
  return [
    meant.length > 0 ? 'I am not sure what you want to know. Perhaps this helps:' : begun,
    ...[...meant, ...help].map((each) => `- ${paragraph(shortened(each, WORDS_OF_TOPIC))}`),
    howToFindOut(query),
  ].join('\n\n');
}

/** What is said of the topics that the question names, rather than of those that it only may be about. */
function helpFromRecord(query: GeneralQuery): Paragraph[] {
  const named = new Set(query.question.topics.map(({ topic }) => topic));
  return topicsAsked(query.question)
    .filter((topic) => named.has(topic))
    .slice(0, MOST_TOPICS)
    .flatMap((topic) => helpOn(topic, query) ?? []);
}

function helpOn(topic: AnswerableTopic, query: GeneralQuery): Paragraph | null {
  if (!isAboutKnownPlant(query)) return generalAnswers(topic, query);
  const { lead, text } = recordAnswer(topic, query);
  // What the record decides by itself would be no help, but an answer.
  return { lead: /^(?:Yes|No)\b/.test(lead) ? '' : lead, text };
}

/** Advice on how to find out, by what is probably wanted. */
const WAYS: readonly (readonly [readonly RecordTopic[] | 'trouble', string])[] = [
  ['trouble', 'To find out, say which part looks how, since when, and how wet the soil is, or use Diagnose Issues.'],
  [
    ['sowing', 'harvest', 'size', 'flowering', 'support', 'names'],
    'To find out, look at the label or seed packet, since kinds differ, or ask where you bought it.',
  ],
];

const ELSE =
  'To find out, ask again in one short sentence, or ask a garden center near you. You can ask about watering, light, soil, repotting, feeding, pruning, propagation, pests, toxicity or winter, or describe what you see.';

function howToFindOut({ question }: GeneralQuery): string {
  const chance = (of: (typeof WAYS)[number][0]) =>
    probabilityOf(of === 'trouble' ? TROUBLE_INTENTS : of.flatMap((topic) => TOPIC_INTENTS[topic]), question.intents);
  const [way] = WAYS.filter(([of]) => chance(of) >= 0.5);
  return way?.[1] ?? ELSE;
}
