import { type GeneralQuery, type Paragraph, paragraph } from '../answer.ts';
import { embeddingOf, similarityOf } from '../encoder/embedding.ts';
import { wordsIn } from '../layout.ts';
import { beforeText, FOR_ANIMALS, FOR_PEOPLE, WHERE_CLOSED } from './first-aid.ts';
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
  const urgent = animals && !people ? 'an emergency vet' : '{emergency}';
  return text
    .replaceAll('{anybody}', anybody)
    .replaceAll('{urgent}', urgent)
    .replaceAll(/\{\w+\}/g, (slot) => CONTACTS[slot] ?? slot);
}

/** The hazard that is told with an answer: null where none is spoken of, or the plant's own first aid says more. */
export function hazardToTell(query: GeneralQuery): FoundHazard | null {
  const { plant, question } = query;
  const isKnown = plant !== null || (question.harm !== null && harmfulNamed(query, question.harm).length > 0);
  const first = question.hazards.find(
    ({ hazard }) => !(isKnown && hazard.isOfUnknownPlant) && !(hazard.ofTree && isInRoom(query)),
  );
  if (!first) return null;
  // What to do now comes before what should have been left.
  const { accident } = question.harm ?? { accident: null };
  if (accident !== null && accident !== 'perhaps' && !first.hasHappened) return null;
  return question.harm?.accident && plant && first.hazard.ofPlant ? null : first;
}

/** A house plant is no tree that falls, unless it stands outdoors or is felled like one. */
function isInRoom({ plant, question: { written } }: GeneralQuery): boolean {
  return plant?.category === 'house_plant' && !LIKE_A_TREE.test(written);
}

const LIKE_A_TREE =
  /\b(?:chain ?saw|ladder|storm|roof|power ?lines?|fence|street|neighbou?r\S*|outside|outdoors?|garden|back ?yard|yard|fell(?:ing)?)\b|(?<!\b(?:in|inside) (?:my|our|the) )\bhouse\b|\d ?(?:m|met(?:er|re)s?|ft|feet|foot)\b/i;

/** Stands out where a warning begins with it. */
const NO = 'No: ';

/** What comes first: what to do now where it has happened, else the warning. */
export function cautionOf(found: FoundHazard): Paragraph {
  const { hazard, hasHappened } = found;
  if (hasHappened && hazard.accident) return { lead: 'What to do now:', text: inTime(hazard.accident.say, found) };
  const text = filled(hazard.say, found);
  return text.startsWith(NO) ? { lead: NO.trim(), text: text.slice(NO.length) } : { lead: '', text };
}

function inTime(say: string, found: FoundHazard): string {
  const text = filled(say, found);
  const first = found.isUrgent ? beforeText(text, found.animals && !found.people) : null;
  return first === null ? text : `${first} ${text}`;
}

/** The whole answer where nothing else is told. */
export function hazardAnswer(found: FoundHazard): string {
  const { hazard, hasHappened, animals, isVetClosed } = found;
  const { lead, text } = cautionOf(found);
  const besides = hasHappened ? [animals && isVetClosed ? WHERE_CLOSED : ''] : [filled(hazard.more ?? '', found)];
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

/**
 * A question less similar to the warning than this only has its words: "apples with brown muck in a tunnel" is not about manure.
 * The least similar of the 800 questions in tests that are about the danger has 0.27.
 */
const IS_ABOUT = 0.25;
/** So many of a warning's words are compared. */
const WORDS_COMPARED = 44;

/** Whether a hazard is what the question is about, so that its warning comes first; one that is only mentioned is told below the answer. */
export function isAbout(found: FoundHazard, { question: { meaning } }: GeneralQuery): boolean {
  if (found.hasHappened) return true;
  const warning = embeddingOf(cautionOf(found).text.split(' ').slice(0, WORDS_COMPARED).join(' '));
  return Math.max(similarityOf(meaning.whole, warning), similarityOf(meaning.asked, warning)) >= IS_ABOUT;
}

/** As much as is told besides a warning, in words. */
const WORDS_BESIDE = 130;

/** The warning, and as many paragraphs of the answer as fit, always one: below it, or above it where it is not what is asked about. */
export function withCaution(found: FoundHazard, answer: string, isFirst: boolean): string {
  const [first = '', ...others] = answer.split('\n\n');
  const kept = [first];
  for (const each of others) {
    if (wordsIn([...kept, each].join(' ')) > WORDS_BESIDE) break;
    kept.push(each);
  }
  const caution = paragraph(cautionOf(found));
  return (isFirst ? [caution, ...kept] : [first, caution, ...kept.slice(1)]).join('\n\n');
}
