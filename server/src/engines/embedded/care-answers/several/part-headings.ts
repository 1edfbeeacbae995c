import { type Paragraph, paragraph } from '../answer.ts';
import type { RecordTopic } from '../intent/topics.ts';
import { shortened } from '../layout.ts';
import type { Answer } from '../routes/candidate.ts';
import { type Part, tellsHarm } from './answers-part.ts';

/** As much as one of several questions is answered with, in words. */
export const WORDS_EACH = 60;
/** Of who may come to harm, and whom to call, more is told. */
const WORDS_OF_SAFETY = 110;

/** A part with the answer as it is told. */
export interface AnsweredPart extends Part {
  answer: Answer;
  first: Paragraph;
}

/** Each under what it is on, or under the words of its question where that is no difference. */
export function withHeadings(parts: readonly AnsweredPart[]): Paragraph[] {
  const subjects = parts.map(subjectOf);
  return parts.map((part, at) => {
    const subject = subjects[at] ?? null;
    const isOwn = subject !== null && subjects.filter((other) => other === subject).length === 1;
    return { lead: `On ${isOwn ? subject : `“${part.single.asked}”`}:`, text: textBelow(part) };
  });
}

/** What was covered besides is no heading for what is written about something else. */
function subjectOf({ best, answer: { covered } }: AnsweredPart): string | null {
  const [topic] = best.best.route === 'worked' ? [] : covered;
  return topic === undefined || topic === 'symptoms' ? null : (SUBJECTS[topic] ?? null);
}

function textBelow({ best, answer, first }: AnsweredPart): string {
  const [topic] = best.best.route === 'worked' ? [] : answer.covered;
  const { lead, text } = shortened(first, tellsHarm(best) ? WORDS_OF_SAFETY : WORDS_EACH);
  const isTitle = topic !== undefined && (TITLES_OF_RECORD.test(lead) || lead.toLowerCase() === `${topic}:`);
  return isTitle ? text : paragraph({ lead, text });
}

/** What a paragraph of the record is headed with, which the heading of the section says. */
const TITLES_OF_RECORD =
  /^(?:Watering|Which water|Light|Soil|Repotting|Feeding|Humidity|Air|Temperature|Pruning|Propagation|Flowers|Winter|Outdoors|Sowing|Sowing and planting|Harvest|Size|Toxicity|Names|Life span):$/;

/** Topics of the record, as what an answer is on. */
const SUBJECTS: Readonly<Partial<Record<RecordTopic | 'safety', string>>> = {
  watering: 'watering',
  'water quality': 'the kind of water',
  light: 'light',
  soil: 'soil',
  repotting: 'repotting',
  feeding: 'feeding',
  humidity: 'humidity',
  temperature: 'temperature',
  pruning: 'pruning',
  propagation: 'propagation',
  flowering: 'flowers',
  winter: 'winter',
  outdoors: 'standing outdoors',
  sowing: 'sowing and planting',
  harvest: 'the harvest',
  size: 'size',
  safety: 'safety',
};
