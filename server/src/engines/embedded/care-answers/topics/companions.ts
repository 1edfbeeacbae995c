import { readFileSync } from 'node:fs';
import type { Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';
import { inSentences, listed, shortName } from '../../../../horticulture/wording.ts';
import { plantsNamedIn } from '../../../../knowledge/names/mentions.ts';
import { wordsOf } from '../../../../knowledge/names/normalize.ts';
import type { CareQuery, Paragraph } from '../answer.ts';

/** Neighbors in the bed, by the names gardeners use: common practice of kitchen gardeners, little of it tested. */
const Companions = z.strictObject({
  plants: z.array(z.string().min(1)).min(1),
  good: z.array(z.string().min(1)),
  bad: z.array(z.string().min(1)),
  why: z.string().optional(),
});

const byPlant = new Map(
  z
    .array(Companions)
    .parse(JSON.parse(readFileSync(new URL('companions.json', import.meta.url), 'utf8')))
    .flatMap((each) => each.plants.map((name) => [name, each] as const)),
);

const ASKS =
  /\bcompanions?\b|\b(?:next to|beside|alongside|together|close to|near|neighbou?rs?|same (?:pot|bed|planter|container|box|tub|raised bed)|interplant\w*|underplant\w*|between|(?:grows?|plant|planted|goes?|pairs?|mix|combine) (?:well |best |good |it |them )*with)\b/;
const PLANTS =
  /\b(?:(?:under|inter)?plant\w*|grow|grows|growing|put|keep|companions?|neighbou?rs?|combine|pair|mix|share|go|goes|side|sow|same|each other)\b/;
/** Without another plant it must be plain that neighbors are asked for: "near the coast" names none. */
const ASKS_WHICH =
  /\bcompanions?\b|\bneighbou?rs?\b|\bunderplant\w*|\b(?:what|which|anything)\b.{0,40}\b(?:next to|beside|alongside|together|with|near|around|under|between)\b/;
/** "My neighbor says", "the neighbor’s tree": people rather than plants. */
const PEOPLE_NEXT_DOOR =
  /\b(?:(?:my|our|the|of|a) neighbou?r\S*|neighbou?rs? (?:says?|said|told|tells?|thinks?|claims?|swears?|has|had|is|was|cuts?|who|advised|recommended|gave)|neighbou?r[’']s)/g;
const NO_NEIGHBOR =
  /\b(?:house|wall|fence|window|radiator|road|driveway|foundation|pool|pond|septic|pipe|sewer|building|heater|door|path|patio|tv|trees?|cat|dog|child)\b/;

const EVIDENCE = 'Little of this is tested: sun, water and room matter more.';

/** Whether two crops are asked about as neighbors: "peppers and tomatoes next to each other?" */
export function asksAboutNeighbors(question: string, plants: readonly Species[]): boolean {
  const asked = question.toLowerCase().replaceAll(PEOPLE_NEXT_DOOR, ' ');
  return ASKS.test(asked) && plants.length === 2 && plants.every(({ scientificName }) => byPlant.has(scientificName));
}

/** What grows well beside the plant, or whether another one does; null where no neighbors are asked for. */
export function companionsOf({ plant, question }: CareQuery): Paragraph | null {
  const asked = question.written.toLowerCase().replaceAll(PEOPLE_NEXT_DOOR, ' ');
  if (!ASKS.test(asked) || !PLANTS.test(asked) || question.concepts.signs.size > 0 || question.harm) return null;
  const asking = question.tokens
    .filter(({ sentence }) => sentence === question.askingSentence)
    .map(({ word }) => word)
    .join(' ');
  const other = plantsNamedIn(question.written).find((each) => each._id !== plant._id);
  const isPair = question.form === 'yes-no' || question.form === 'choice' || question.form === 'other';
  if (other && isPair) return judged(plant, other, DENIES.test(asking));
  if (NO_NEIGHBOR.test(asked) || other || !ASKS_WHICH.test(asked)) return null;
  const known = byPlant.get(plant.scientificName);
  if (!known || question.form === 'how-much') return null;
  return {
    lead: 'Good neighbors:',
    text: inSentences([
      `${listed(known.good, 'and')}.`,
      known.bad.length > 0 ? `Keep it away from ${listed(known.bad, 'and')}.` : null,
      known.why ?? null,
      EVIDENCE,
    ]),
  };
}

/** "They hate each other, is it true?" asks whether they are bad neighbors. */
const DENIES =
  /\b(?:hates?|dislikes?|enem(?:y|ies)|bad|harm(?:ful|s)?|wrong|stunts?|kills?|hurts?|mistake|problem|(?:keep|kept|stay) (?:\w+ )?apart|(?:(?:should|must|can) (?:\w+ )?not|never) (?:be )?(?:plant\w*|put|grow\w*|go|stand))\b/;

function judged(one: Species, other: Species, isDenied: boolean): Paragraph | null {
  const [first, second] = [byPlant.get(one.scientificName), byPlant.get(other.scientificName)];
  const names = `${shortName(one)} and ${shortName(other)}`;
  if (isNamed(first?.bad, other) || isNamed(second?.bad, one)) {
    const why = isNamed(first?.bad, other) ? first?.why : second?.why;
    return { lead: 'Better not:', text: inSentences([`${names} are poor neighbors.`, why ?? null, EVIDENCE]) };
  }
  const water = new Set([one.watering.class, other.watering.class]);
  if (water.has('dry') && water.has('moist'))
    return {
      lead: 'Better not:',
      text: `${names} want different soil: ${shortName(one)} ${WATER[one.watering.class]}, ${shortName(other)} ${WATER[other.watering.class]}. Give each its own pot or corner.`,
    };
  const light = [one.light, other.light];
  if (light.every(({ accepted }, at) => !accepted.some((each) => light[1 - at]?.accepted.includes(each)))) {
    return { lead: 'Better not:', text: `${names} want different light, so one of them would suffer.` };
  }
  const good = isNamed(first?.good, other) || isNamed(second?.good, one);
  return {
    lead: isDenied ? 'No:' : 'Yes:',
    text: inSentences([
      good
        ? `${names} are known as good neighbors.`
        : `nothing speaks against ${names} together, as both like similar light and water.`,
      'Leave each the room that it needs when grown.',
      EVIDENCE,
    ]),
  };
}

const WATER = { dry: 'likes it dry', moderate: 'likes it neither wet nor dry', moist: 'likes it moist' } as const;

/** Whether a list of common names has the plant or one that is called so. */
function isNamed(names: readonly string[] | undefined, plant: Species): boolean {
  const own = new Set(
    [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => wordsOf(name).join(' ')),
  );
  return names?.some((name) => own.has(wordsOf(name).join(' ')) || plantsNamedIn(name)[0]?._id === plant._id) ?? false;
}
