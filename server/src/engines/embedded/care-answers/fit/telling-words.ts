import { spelledWordsOf } from '../../../../knowledge/names/normalize.ts';
import { plants } from '../../../../knowledge/plants.ts';
import { lemmaOf } from '../intent/lemma.ts';
import { contentLemmas } from '../intent/passages.ts';
import { answersWith, writtenAnswers } from '../intent/retrieval.ts';
import { plainText, type Token, tokensOf } from '../intent/tokens.ts';

/** Words that say how something is asked or done rather than what: an answer need not have them. */
const OF_FORM = new Set(
  `often many much long soon quickly best good well better way need want like try make let keep put give use take start
  begin go come happen look seem think say show find see do right wrong correct proper properly sure possible normal ok okay
  fine safe problem reason cause mean question advice idea anything something everything somebody year time day week month
  always never still again already now yet today every each other own only even else most more less little few lot enough
  mine old new big small year first last next since after before while until between during without within still home
  bit thing stuff guy hi hello thanks one two three four five six kind type sort question garden gardener grow`.split(
    /\s+/,
  ),
);

let plantNames: ReadonlySet<string> | null = null;

/** The base forms of a text that tell what it is about: no words of form, and no names of plants. */
export function tellingLemmas(tokens: readonly Token[]): ReadonlySet<string> {
  plantNames ??= namesOfPlants();
  const names = plantNames;
  return new Set(contentLemmas(tokens).filter((lemma) => !OF_FORM.has(lemma) && !names.has(lemma)));
}

export function tellingLemmasOf(text: string): ReadonlySet<string> {
  return tellingLemmas(tokensOf(plainText(text.replaceAll(/\{\w+\}/g, ''))));
}

/** A word that no written answer has, such as the name of a town, does not tell which of them is meant. */
const WORTH_OF_UNKNOWN = 1;

/** How much a base form tells: more, the fewer written answers have it (inverse document frequency). */
export function worthOf(lemma: string): number {
  const having = answersWith(lemma);
  return having === 0 ? WORTH_OF_UNKNOWN : Math.log(1 + writtenAnswers / (1 + having));
}

export function worthOfAll(lemmas: ReadonlySet<string>): number {
  return [...lemmas].reduce((sum, lemma) => sum + worthOf(lemma), 0);
}

/** Names that are ordinary words in a question: "add lime", "orange spots". */
const ORDINARY_WORDS = new Set(
  'ash cotton lawn lime moss neem orange plane transparent turf pink violet hedge peach rocket rose-colored'.split(' '),
);

function namesOfPlants(): ReadonlySet<string> {
  return new Set(
    plants
      .flatMap(({ scientificName, commonNames, synonyms }) => [
        scientificName.split(' ')[0] ?? '',
        ...commonNames,
        ...synonyms,
      ])
      .filter((name) => !/[\s-]/.test(name))
      .flatMap((name) => spelledWordsOf(name.toLowerCase()).map(lemmaOf))
      .filter((name) => !ORDINARY_WORDS.has(name)),
  );
}
