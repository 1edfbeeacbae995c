import { nameOf } from '../../../horticulture/wording.ts';
import { namesMentionedIn } from '../../../knowledge/names/mentions.ts';
import { spelledWordsOf } from '../../../knowledge/names/normalize.ts';
import type { KnownSpecies } from '../../../knowledge/plants.ts';
import { isNoPlantName } from './generic-words.ts';
import { readQuestion } from './intent/question.ts';

/** One question about each of several plants. */
export interface QuestionOfPlants {
  plants: readonly KnownSpecies[];
  /** The question with "it" in the place of their names. */
  question: string;
}

const MOST_PLANTS = 3;

/** What may stand between the names: "my monstera and the big snake plant" lists two plants, "basil or mint" offers them. */
const BETWEEN: ReadonlySet<string> = new Set('and a an one two some my our the also plus big small both'.split(' '));

/** "How often do I …", "when do I …": what is asked of each plant alone. */
const OF_EACH =
  /^(?:\P{L}*(?:and|also|hi|hello|please|so) )*\P{L}*(?:how often|how deep|how far apart|how tall|how big (?:a |of a )?pot|how much (?:water|light|sun|feed|fertili[sz]er)|when)\b/iu;

/** "… is it the same?", "… so that they do not cross" asks of both, and what a spray does is no matter of one plant. */
const OF_BOTH =
  /\b(?:the same|differ\w*|together|compared?|each other|pollinat\w*|cross\w*|apart from|worth|cost|spray\w*|roundup|glyphosate|weed ?killer)\b/i;

/**
 * Several plants that a question names where none was typed: "houseplants: how often do I water my monstera and my snake plant?"
 * Null where it asks what they have to do with each other, or of which of them.
 */
export function plantsListed(typed: string, question: string): QuestionOfPlants | null {
  if (!isNoPlantName(typed) || !OF_EACH.test(question) || OF_BOTH.test(question)) return null;
  const mentions = namesMentionedIn(question).map(({ plant, words, before: { length } }) => ({
    plant,
    begin: length,
    end: length + words.split(' ').length,
  }));
  const [first] = mentions;
  const last = mentions.at(-1);
  const plants = [...new Set(mentions.map(({ plant }) => plant))];
  if (!first || !last || plants.length < 2 || plants.length > MOST_PLANTS) return null;
  const words = spelledWordsOf(question);
  const isList = mentions
    .slice(1)
    .every(({ begin }, at) => words.slice(mentions[at]?.end, begin).every((word) => BETWEEN.has(word)));
  if (!isList) return null;
  const written = [...question.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)];
  if (written.length !== words.length) return null;
  let { begin } = first;
  while (begin > 0 && BETWEEN.has(words[begin - 1] ?? '')) begin--;
  const end = written[last.end - 1];
  const start = written[begin]?.index;
  if (!end || start === undefined) return null;
  const ofEach = `${question.slice(0, start)}it${question.slice(end.index + end[0].length)}`;
  return plants.some((plant) => speaksOfHarm(question, plant)) ? null : { plants, question: ofEach };
}

/** Whom a plant may harm is told with the whole answer on one plant, and not with the beginnings of several. */
function speaksOfHarm(question: string, plant: KnownSpecies): boolean {
  const { harm, hazards } = readQuestion(question, nameOf(plant), plant);
  return harm !== null || hazards.length > 0;
}
