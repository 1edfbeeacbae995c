import { type GeneralQuery, paragraph, says } from './answer.ts';
import { wateringVerdict } from './direct-answers.ts';
import type { Answer } from './routes/candidate.ts';

/** What watering too often does: yellow or soft parts, leaves and buds that fall, no flowers. */
const OF_TOO_MUCH: ReadonlySet<string> = new Set(
  'yellow mushy droops leafDrop budDrop blossomDrop fewFlowers gnats mold smell black dying still'.split(' '),
);
const OF_TOO_LITTLE: ReadonlySet<string> = new Set(
  'crisp wrinkled droops curls leafDrop budDrop blossomDrop dying'.split(' '),
);

/** A text that judges how often it is watered says so itself. */
const JUDGES_WATERING =
  /too (?:often|much water|seldom|little water)|(?:over|under)water|\b(?:daily|weekly)\b|\bevery (?:day|week|other day)\b|(?:once|twice) a (?:day|week)/i;

/**
 * That the gardener waters too often or too seldom, where what they see may come from it and the answer does not speak of it:
 * "lower leaves turn yellow, I water every two days". Null where that is not so.
 */
export function wrongWatering(query: GeneralQuery, { paragraphs }: Answer): string | null {
  const { plant, match, question } = query;
  if (
    plant === null ||
    match === null ||
    !says(question, 'water', 'watering') ||
    says(question, 'change', 'jar', 'vase', 'bottle', 'mist')
  )
    return null;
  const verdict = wateringVerdict({ ...query, plant, match });
  if (!verdict || verdict.isRight) return null;
  const signs = / too seldom/.test(verdict.text) ? OF_TOO_LITTLE : OF_TOO_MUCH;
  if (question.concepts.signs.isDisjointFrom(signs)) return null;
  const [first] = paragraphs;
  return first && JUDGES_WATERING.test(paragraph(first))
    ? null
    : `Watering ${verdict.text.slice(0, 1).toLowerCase()}${verdict.text.slice(1)}`;
}
