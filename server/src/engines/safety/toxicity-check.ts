import { EATERS, harms, isSeverelyToxic, toxicityOf, verdict } from '../../horticulture/toxicity/wording.ts';
import { nameOf } from '../../horticulture/wording.ts';
import type { SpeciesMatch } from '../../knowledge/names/match.ts';
import { plantsNamedIn } from '../../knowledge/names/mentions.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import { mayReassure, namesHarm, sentencesOf, touchesOnHarm } from './toxicity-subject.ts';

/** The plant that a text is about, and the words that it answers. */
export interface Subject {
  match: SpeciesMatch | null;
  asked?: string | null;
}

const TRUST = 'So says the knowledge base of this application; trust nothing below that says otherwise.';

/**
 * A text that the record stands before wherever it could matter: it, or what was asked, touches on eaters, eating or harm,
 * or the plant is one of the gravest. What the text says of it is not judged: told twice does no harm.
 */
export function withToxicityOfRecord(said: Subject & { text: string }): string {
  const { before, after } = toxicityAround(said);
  return [...before, said.text, ...after].join('\n\n');
}

/** The paragraphs that belong before and after a text, as `withToxicityOfRecord` has them. */
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
    after: invented ? [`${toxicityInWords(match)} So says the knowledge base of this application.`] : [],
  };
}

/** What has to stand before a text on the plant, whatever it will say; null when that depends on the text. */
export function warningBefore({ match, asked = null }: Subject): string | null {
  const input = (match !== null && isSeverelyToxic(match.plant)) || sentencesOf(asked ?? '').some(touchesOnHarm);
  return input ? warningOf(match) : null;
}

/**
 * Judges the sentences of one text in their order, each at the cost of its own length: whether one needs a warning before
 * it, the plant's own being `told` or not.
 */
export function warningJudge(subject: Subject, input: boolean): (sentence: string) => boolean {
  const judge = sentenceJudge(subject);
  return (sentence) => {
    const { touched, downplayed } = judge(sentence);
    return (touched && !input) || downplayed.length > 0;
  };
}

/** What the record says of toxicity, in a line of plain text; null for a plant that is known to harm nobody. */
export function suspicionInWords(match: SpeciesMatch | null): string | null {
  return isSuspect(match) ? verdictOn(match).replaceAll('**', '') : null;
}

/** What the record says of toxicity, in a line of plain text. */
export function toxicityInWords(match: SpeciesMatch): string {
  return verdictOn(match).replaceAll('**', '');
}

/** A sentence may speak of another plant than the one that was asked for, or of one that was named just before. */
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
  // The effect of what harms nobody would call the plant harmless that it was taken for.
  const effect = match && harms(match.plant) ? [match.plant.toxicity.effect] : [];
  return ['**Toxicity:**', verdictOn(match), ...effect, TRUST].join(' ');
}

function verdictOn(match: SpeciesMatch | null): string {
  return verdict(match?.plant ?? null, toxicityOf(match), { subject: match ? nameOf(match.plant) : 'this plant' });
}
