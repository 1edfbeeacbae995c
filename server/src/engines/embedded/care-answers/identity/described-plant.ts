import { readFileSync } from 'node:fs';
import { type KeyAnswer, TRAITS, type Trait } from '@plantcare/contract/identification-key.ts';
import { z } from 'zod';
import { verdict } from '../../../../horticulture/toxicity/wording.ts';
import { listed, nameOf } from '../../../../horticulture/wording.ts';
import { rankFor } from '../../../../knowledge/uses.ts';
import { createKeyModel, posterior } from '../../identification/model.ts';
import { keyPlants } from '../../identification/plants.ts';
import { TRAIT_WORDS } from '../../identification/trait-wording.ts';
import type { GeneralQuery, Paragraph } from '../answer.ts';
import { isNoPlantName } from '../generic-words.ts';
import { signsInWords } from '../intent/evidence-in-words.ts';
import { PhraseFinder, phrase } from '../intent/phrases.ts';
import { asksForList } from '../lists/asks-for-list.ts';

const isTrait = (name: string): name is Trait => name in TRAITS;

const data = z
  .record(z.string(), z.record(z.string(), z.array(z.string().min(1)).min(1)))
  .parse(JSON.parse(readFileSync(new URL('described-traits.json', import.meta.url), 'utf8')));

const finder = new PhraseFinder(
  Object.entries(data).flatMap(([trait, values]) => {
    if (!isTrait(trait)) throw new Error(`The identification key asks for no ${trait}`);
    return Object.entries(values).flatMap(([value, phrases]) =>
      phrases.map((words) => phrase<KeyAnswer>(words, { trait, value })),
    );
  }),
);

const model = createKeyModel(keyPlants);

const ASKS_NAME =
  /\b(?:what(?: is|'s|s)? (?:(?:is|are) )?(?:this|that|it|the|these|those)?.{0,30}(?:called|plants?|weeds?|flowers?|trees?|shrubs?|name|vine|climber|bush|succulent|cactus|herb)|what (?:kind|sort|type) of|which (?:plant|weed|flower|tree|shrub) (?:is|has|have)|(?:name|id|identify|identification)\b|what (?:could|might|can) (?:this|it|that) be|what do i have|what is (?:this|it|growing))/;

/** "What is the best way to water plants that hang high?" asks for no name. */
const ASKS_FOR_WAY =
  /\bwhat(?: is|'s|s)? (?:the |a )?(?:best|right|proper|correct|easiest|fastest|quickest|cheapest|safest|way|point|purpose|reason|trick|secret)\b/;

/** Signs that no plant has by nature: webs, insects, what covers leaves. */
const PEST_OR_FILM = /^insect:|: (?:webbing|pale dots|powder|sticky|black film|orange pustules|winding trails)$/;

/** Enough to name candidates by. */
const FEWEST_TRAITS = 2;
const MOST_CANDIDATES = 4;
/** Plants that many people have are what is described sooner than rare ones. */
const POPULAR = 2.5;

/** Plants that fit a description of one whose name is asked for; null where no name is asked for. */
export function describedPlant({ typed, plant, question }: GeneralQuery): Paragraph | null {
  if (plant || !isNoPlantName(typed) || question.otherPlants.length > 0) return null;
  if (![typed, question.written].some((text) => ASKS_NAME.test(text.toLowerCase()))) return null;
  if (ASKS_FOR_WAY.test(question.written.toLowerCase())) return null;
  if (signsInWords(question.concepts).some((sign) => PEST_OR_FILM.test(sign))) return null;
  const answers = describedTraits(question.tokens);
  if (answers.length < FEWEST_TRAITS && asksForList({ plant, question, typed })) return null;
  if (answers.length < FEWEST_TRAITS)
    return answers.length === 0 && question.form !== 'what-is-it' ? null : HOW_TO_FIND_OUT;
  const probabilities = posterior(model, answers, null);
  const candidates = keyPlants
    .map((one, at) => ({
      one,
      weight: (probabilities[at] ?? 0) * (rankFor('popular', one.plant) === null ? 1 : POPULAR),
    }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_CANDIDATES)
    .map(({ one }) => one.plant);
  const seen = listed(
    answers.map(({ trait, value }) => hasInWords(trait, value)),
    'and',
  );
  const lines = candidates.map((each) => `- ${nameOf(each)}. ${verdict(each, each.toxicity)}`);
  return {
    lead: 'It may be one of these:',
    text: `${listed(candidates.map(nameOf), 'or')} come closest to ${seen}. A description alone is not sure: compare pictures, answer the [identification key](/ai?tab=identify), and treat it as toxic until you know its name.\n\n${lines.join('\n')}`,
  };
}

const HOW_TO_FIND_OUT: Paragraph = {
  lead: 'It cannot be named for sure from this alone:',
  text: 'use the [identification key](/ai?tab=identify), which asks what you see and needs no photo, or ask a plant clinic or garden center with a fresh shoot. Note how the leaves stand (in pairs, one by one, in a ring), whether they are whole or divided, smooth or toothed, any smell or milky sap, the color and shape of flowers, and where it grows. Until you know its name treat it as toxic: do not taste it, and keep pets and children away.',
};

/** What is said of the looks, one value for each trait. */
function describedTraits(tokens: GeneralQuery['question']['tokens']): KeyAnswer[] {
  const longestFirst = finder.in(tokens).toSorted((one, other) => other.length - one.length);
  const byTrait = new Map<Trait, KeyAnswer>();
  for (const { meaning } of longestFirst) if (!byTrait.has(meaning.trait)) byTrait.set(meaning.trait, meaning);
  return [...byTrait.values()];
}

function hasInWords(trait: Trait, value: string | null): string {
  const words: Readonly<Record<string, readonly [string, string]>> = TRAIT_WORDS[trait].values;
  return words[value ?? '']?.[1] ?? trait;
}
