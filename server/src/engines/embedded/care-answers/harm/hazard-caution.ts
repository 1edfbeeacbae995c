import { type GeneralQuery, type Paragraph, paragraph } from '../answer.ts';
import { wordsIn } from '../layout.ts';
import { FOR_ANIMALS, FOR_PEOPLE } from './first-aid.ts';
import type { FoundHazard, Hazard } from './hazards.ts';
import { harmfulNamed } from './named-plants.ts';

/** What stands for whom to call in the texts on hazards. */
const CONTACTS: Readonly<Record<string, string>> = {
  '{poison}': FOR_PEOPLE,
  '{vet}': `a vet or ${FOR_ANIMALS}`,
  '{anybody}': `${FOR_PEOPLE}, for an animal a vet or ${FOR_ANIMALS}`,
  '{emergency}': 'emergency services (911, 112 or 999)',
};

/** An animal's vet, or a person's poison control center, where only one of them is spoken of. */
function filled(text: string, { animals, people }: Pick<FoundHazard, 'animals' | 'people'>): string {
  const anybody = animals === people ? '{anybody}' : animals ? '{vet}' : '{poison}';
  return text.replaceAll('{anybody}', anybody).replaceAll(/\{\w+\}/g, (slot) => CONTACTS[slot] ?? slot);
}

/** The hazard that is told with an answer: null where none is spoken of, or the plant's own first aid says more. */
export function hazardToTell(query: GeneralQuery): FoundHazard | null {
  const { plant, question } = query;
  const isKnown = plant !== null || (question.harm !== null && harmfulNamed(query, question.harm).length > 0);
  const first = question.hazards.find(({ hazard }) => !isKnown || !hazard.isOfUnknownPlant);
  if (!first) return null;
  // What to do now comes before what should have been left.
  const { accident } = question.harm ?? { accident: null };
  if (accident !== null && accident !== 'perhaps' && !first.hasHappened) return null;
  return question.harm?.accident && plant && first.hazard.ofPlant ? null : first;
}

/** Stands out where a warning begins with it. */
const NO = 'No: ';

/** What comes first: what to do now where it has happened, else the warning. */
export function cautionOf(found: FoundHazard): Paragraph {
  const { hazard, hasHappened } = found;
  if (hasHappened && hazard.accident) return { lead: 'What to do now:', text: filled(hazard.accident.say, found) };
  const text = filled(hazard.say, found);
  return text.startsWith(NO) ? { lead: NO.trim(), text: text.slice(NO.length) } : { lead: '', text };
}

/** The whole answer where nothing else is told. */
export function hazardAnswer(found: FoundHazard): string {
  const { hazard, hasHappened } = found;
  const { lead, text } = cautionOf(found);
  const besides = hasHappened ? [] : [filled(hazard.more ?? '', found)];
  return paragraph({ lead, text: [text, ...besides].filter((each) => each !== '').join(' ') });
}

/** How far into an answer its warning is looked for, in characters. */
const BEGINNING = 350;

/** Whether an answer gives the warning by itself: who reads Yes first has not been warned. */
export function isTold({ told }: Hazard, answer: string): boolean {
  if (answer.startsWith('**Yes:**')) return false;
  const beginning = answer.slice(0, BEGINNING).toLowerCase();
  return told.some((words) => asWholeWords(words).test(beginning));
}

/** Words in any inflection, so that "oil" is not told by "soil", nor "dust" by "sawdust"; "toxic*" is any word that begins so. */
function asWholeWords(words: string): RegExp {
  const ending = words.endsWith('*') ? '[a-z]*' : '(?:s|es|d|ed|ing|ly)?';
  return new RegExp(`(?<![a-z])${RegExp.escape(words.replace('*', ''))}${ending}(?![a-z])`);
}

/** As much as is told below a warning, in words. */
const WORDS_BELOW = 130;

/** The warning, then as many paragraphs of the answer as fit below it, and always one. */
export function withCaution(found: FoundHazard, answer: string): string {
  const [first = '', ...others] = answer.split('\n\n');
  const kept = [first];
  for (const each of others) {
    if (wordsIn([...kept, each].join(' ')) > WORDS_BELOW) break;
    kept.push(each);
  }
  return [paragraph(cautionOf(found)), ...kept].join('\n\n');
}
