import { EATERS, harms, isSeverelyToxic, toxicityOf, verdict } from '../../horticulture/toxicity/wording.ts';
import { nameOf } from '../../horticulture/wording.ts';
import type { SpeciesMatch } from '../../knowledge/names/match.ts';
import { plantsNamedIn } from '../../knowledge/names/mentions.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import { mayReassure, namesHarm, sentencesOf, touchesOnHarm } from './toxicity-subject.ts';

/** The plant that a text is about, and the question that it answers. */
export interface Subject {
  match: SpeciesMatch | null;
  asked?: string | null;
}

const TRUST = 'This is from the knowledge base; do not trust anything below that contradicts it.';

/**
 * Adds a warning from the plant's record before a text if the text or the question touches on eating, harm, or people and
 * animals that could be harmed, or if the plant is severely toxic. Whether the text already says so does not matter: a
 * repeated warning does no harm.
 */
export function withToxicityOfRecord(said: Subject & { text: string }): string {
  const { before, after } = toxicityAround(said);
  return [...before, said.text, ...after].join('\n\n');
}

/** The paragraphs that `withToxicityOfRecord` adds before and after a text. */
export function toxicityAround({ text, ...subject }: Subject & { text: string }) {
  const { match } = subject;
  const judge = sentenceJudge(subject);
  const sentences = sentencesOf(text);
  const judged = sentences.map(judge);
  const own = judged.some(({ touched }) => touched) ? warningOf(match) : warningBefore(subject);
  const others = new Set(judged.flatMap(({ downplayed }) => downplayed));
  const warnings = [...others].map((plant) => warningOf({ plant, as: 'species', misspelled: false }));
  const invented = match !== null && !isSuspect(match) && sentences.some(namesHarm);
  return {
    before: [own, ...warnings].filter((warning) => warning !== null),
    after: invented ? [`${toxicityInWords(match)} This is from the knowledge base.`] : [],
  };
}

/** The warning that is needed before any text on the plant; null if that depends on the text. */
export function warningBefore({ match, asked = null }: Subject): string | null {
  const isNeeded = (match !== null && isSeverelyToxic(match.plant)) || sentencesOf(asked ?? '').some(touchesOnHarm);
  return isNeeded ? warningOf(match) : null;
}

/**
 * Checks the sentences of one text in order, each in time proportional to its length: whether a sentence needs a warning
 * before it.
 * @param alreadyWarned whether the warning about the plant itself was already given
 */
export function warningJudge(subject: Subject, alreadyWarned: boolean): (sentence: string) => boolean {
  const judge = sentenceJudge(subject);
  return (sentence) => {
    const { touched, downplayed } = judge(sentence);
    return (touched && !alreadyWarned) || downplayed.length > 0;
  };
}

/** The toxicity of a plant in one line of plain text; null for a plant that is known to be harmless. */
export function suspicionInWords(match: SpeciesMatch | null): string | null {
  return isSuspect(match) ? verdictOn(match).replaceAll('**', '') : null;
}

/** The toxicity of a plant in one line of plain text. */
export function toxicityInWords(match: SpeciesMatch): string {
  return verdictOn(match).replaceAll('**', '');
}

/** A sentence may be about another plant than the one asked about, or about one that the sentence before named. */
function sentenceJudge({ match }: Subject) {
  const suspect = isSuspect(match);
  let namedBefore: readonly KnownSpecies[] = [];
  return (sentence: string): { touched: boolean; downplayed: readonly KnownSpecies[] } => {
    const named = plantsNamedIn(sentence).filter(({ _id }) => _id !== match?.plant._id);
    const spokenOf = [...namedBefore, ...named];
    namedBefore = named;
    const touching = touchesOnHarm(sentence);
    const light = touching && mayReassure(sentence);
    return { touched: suspect && touching, downplayed: light ? spokenOf.filter(harms) : [] };
  };
}

function isSuspect(match: SpeciesMatch | null): boolean {
  const toxicity = toxicityOf(match);
  return EATERS.some((eater) => toxicity[eater] !== 'no');
}

function warningOf(match: SpeciesMatch | null): string | null {
  if (!isSuspect(match)) return null;
  // A harmless plant's effect text would call the plant harmless, though it may be another one.
  const effect = match && harms(match.plant) ? [match.plant.toxicity.effect] : [];
  return ['**Toxicity:**', verdictOn(match), ...effect, TRUST].join(' ');
}

function verdictOn(match: SpeciesMatch | null): string {
  return verdict(match?.plant ?? null, toxicityOf(match), { subject: match ? nameOf(match.plant) : 'this plant' });
}
