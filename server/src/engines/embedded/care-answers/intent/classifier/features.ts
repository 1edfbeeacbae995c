import { spelledWordsOf } from '../../../../../knowledge/names/normalize.ts';
import { plants } from '../../../../../knowledge/plants.ts';
import { conceptsIn } from '../concepts.ts';
import { type Form, formOf } from '../form.ts';
import { lemmaOf } from '../lemma.ts';
import { askingClause, contentLemmas } from '../passages.ts';
import { plainText, type Token, tokensOf } from '../tokens.ts';
import { topicsOf } from '../topics.ts';

/**
 * What the classifier sees of a question, by weight: words ("how"), neighboring words ("how often"), concepts ("@droops"),
 * topics ("#watering") and the form in which it is asked ("how-often:").
 */
export type IntentFeatures = ReadonlyMap<string, number>;

/**
 * What surrounds the clause that asks counts this much of it, by how many words with content that has: "what do I do?" says
 * nothing without the story.
 */
const STORY_WEIGHTS = [1, 0.6, 0.4] as const;

/** Names of plants that are ordinary words in a question: "add lime", "orange spots". */
const ORDINARY_WORDS = new Set('ash cotton lawn lime moss neem orange plane transparent turf'.split(' '));

let names: ReadonlySet<string> | null = null;

/** Which plant it is says nothing of what is asked, so that all names count as one word. */
function isPlantName(lemma: string): boolean {
  names ??= new Set(
    plants
      .flatMap(({ scientificName, commonNames, synonyms }) => [
        scientificName.split(' ')[0] ?? '',
        ...commonNames,
        ...synonyms,
      ])
      .map((name) => name.toLowerCase())
      .filter((name) => !/[\s-]/.test(name))
      .flatMap((name) => spelledWordsOf(name).map(lemmaOf))
      .filter((name) => !ORDINARY_WORDS.has(name)),
  );
  return names.has(lemma);
}

/** The features of a question whose plant's names of several words are replaced already. */
export function intentFeatures(tokens: readonly Token[], form: Form, askingSentence: number): IntentFeatures {
  const asking = askingClause(tokens.filter(({ sentence }) => sentence === askingSentence));
  const storyWeight = STORY_WEIGHTS[contentLemmas(asking).length] ?? STORY_WEIGHTS[2];
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  const own = new Set(asking);
  for (const part of [asking, tokens.filter((token) => !own.has(token))]) {
    const weight = part === asking ? 1 : storyWeight;
    const lemmas = part.map(({ lemma }) => slotted(lemma));
    for (const [at, lemma] of lemmas.entries()) {
      add(lemma, weight);
      add(`${lemmas[at - 1] ?? '^'} ${lemma}`, weight);
      if (at === lemmas.length - 1) add(`${lemma} $`, weight);
    }
    const { signs, circumstances, harm } = conceptsIn(part);
    for (const id of [...signs, ...circumstances, ...harm]) add(`@${id}`, weight);
    for (const { topic } of topicsOf(part, askingSentence)) {
      add(`#${topic}`, weight);
      if (part === asking) add(`${form}#${topic}`, weight);
    }
  }
  add(`${form}:`, 1);
  const length = Math.hypot(...features.values());
  return new Map([...features].map(([feature, weight]) => [feature, weight / length]));
}

/** The same of a wording that stands by itself; `{plant}` stands for the plant. */
export function featuresOfWording(wording: string): IntentFeatures {
  const plain = plainText(wording.replaceAll('{plant}', 'theplant'));
  const tokens = tokensOf(plain);
  const { form, sentence } = formOf(plain, tokens);
  return intentFeatures(tokens, form, sentence);
}

function slotted(lemma: string): string {
  if (/^\d+$/.test(lemma)) return '#';
  return isPlantName(lemma) ? 'theplant' : lemma;
}
