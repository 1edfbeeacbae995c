import type { Species } from '@plantcare/contract/species.ts';
import { toxicEffect } from '../../../../horticulture/care-sheet/needs.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { harms, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { inSentences, nameOf } from '../../../../horticulture/wording.ts';
import type { KnownSpecies } from '../../../../knowledge/plants.ts';
import type { GeneralQuery, Paragraph } from '../answer.ts';
import type { RiskyUse } from '../intent/harm.ts';
import { answerBitterFruit } from './bitter-fruit.ts';
import { answerDiseasedCrop } from './diseased-crop.ts';
import { effectInAir } from './toxicity-answer.ts';

/** Trees and shrubs whose dry wood is a usual fuel for grills, by genus; and the few of these genera that are not. */
const GRILL_WOOD = new Set(
  'Malus Pyrus Prunus Vitis Olea Citrus Quercus Fagus Acer Carpinus Corylus Morus Carya Betula'.split(' '),
);
const GRILL_HERBS = new Set(['Salvia rosmarinus', 'Laurus nobilis', 'Thymus vulgaris']);
const NO_FUEL = new Set(['Prunus laurocerasus', 'Prunus lusitanica', 'Prunus serotina']);

const CALL =
  'If somebody feels ill from it, call a poison control center (in the United States 1-800-222-1222), and emergency services (911, 112 or 999) for trouble breathing.';

const TREATED_WOOD =
  /\b(?:treated|painted|varnished|stained|glued|plywood|chipboard|mdf|pallets?|sleepers?|railway|railroad)\b/i;
const TREATED: Paragraph = {
  lead: 'No:',
  text: `never burn treated, painted or glued wood, old railway sleepers or pallets of unknown origin: smoke and ash hold heavy metals and other poisons. Take it to a recycling yard, and use neither the ash nor the chips in the garden. ${CALL}`,
};

/** Uses of several plants at once: what holds for the worst of them holds for all. */
const OF_ALL: ReadonlySet<RiskyUse> = new Set(['burn', 'smoke', 'skewer', 'compost', 'touch'] as const);

function harmfulness(plant: Species | null): number {
  if (plant === null || !harms(plant)) return 0;
  return isDeadly(plant) && !isCrop(plant) ? 2 : 1;
}

/** The plant that is named beside the asked one and is more harmful: "may I compost ivy and hemlock?" */
export function worseNamed({ plant, question }: GeneralQuery): KnownSpecies | null {
  const [use] = question.harm?.uses ?? [];
  if (use === undefined || !OF_ALL.has(use)) return null;
  const [worst] = question.otherPlants.toSorted((one, other) => harmfulness(other) - harmfulness(one));
  return plant !== null && worst !== undefined && harmfulness(worst) > harmfulness(plant) ? worst : null;
}

/** What is to be said of a use that may harm, the answer first; of several plants that are named, by the worst of them. */
export function answerRiskyUse(use: RiskyUse, query: GeneralQuery): Paragraph {
  const worse = worseNamed(query);
  if (worse === null) return answerForPlant(use, query);
  const { lead, text } = answerForPlant(use, { ...query, plant: worse });
  return { lead: `${nameOf(worse)} is the worse of them. ${lead}`, text };
}

function answerForPlant(use: RiskyUse, query: GeneralQuery): Paragraph {
  const { plant, typed } = query;
  const poisonous = plant ? harmsPeople(plant) || isDeadly(plant) : /poison|hogweed|hemlock|nightshade/i.test(typed);
  switch (use) {
    case 'burn':
      return TREATED_WOOD.test(query.question.plain) ? TREATED : burning(query, poisonous);
    case 'smoke':
      return breathingIn(query, poisonous);
    case 'skewer':
      return onTheGrill(plant, poisonous);
    case 'tea':
    case 'eat':
      return asFood(use, query, poisonous);
    case 'compost':
      return inCompost(query, poisonous);
    case 'touch':
      return touching(plant, poisonous);
    case 'remedy':
      return {
        lead: 'As a remedy:',
        text: inSentences([
          'This is advice on growing plants, not on healing: ask a doctor or pharmacist before you put any of it on skin or a burn, or swallow it. Cool a burn under running water.',
          plant?.toxicity.effect ?? 'Whether it is toxic is not known here, so treat it as toxic.',
        ]),
      };
  }
}

function breathingIn({ plant, question: { concepts } }: GeneralQuery, poisonous: boolean): Paragraph {
  const effect = poisonous && plant ? effectInAir(plant) : null;
  // "Is it dangerous to sit in the car with the clippings?"
  if (concepts.harm.has('fumes') && !concepts.harm.has('smokeIt'))
    return {
      lead: 'Get into fresh air:',
      text: inSentences(['open doors and windows, and do not breathe in its dust or fumes.', effect, CALL]),
    };
  return {
    lead: 'No:',
    text: inSentences([
      'do not smoke it, and do not breathe in its smoke, steam, dust or fumes, which carry a plant’s poisons straight into the lungs.',
      effect,
      CALL,
    ]),
  };
}

function harmsPeople({ toxicity }: Species): boolean {
  return toxicity.people === 'yes';
}

function isGrillWood({ scientificName }: Species): boolean {
  if (NO_FUEL.has(scientificName)) return false;
  return GRILL_HERBS.has(scientificName) || GRILL_WOOD.has(scientificName.split(' ')[0] ?? '');
}

const DISEASED =
  /\b(?:blight\w*|diseased?|infected|virus|mosaic|wilts?|club ?root|canker|scab|rust\w*|mildew\w*|rot|rotten|rotted|mou?ld\w*|leaf curl)\b/;
const INDOORS_OR_FOR_FOOD = /\b(?:stove|fireplace|chimney|indoors?|house|grill|bbq|barbecue|smoker|oven|chiminea)\b/;

const BURNED_OR_BINNED: Paragraph = {
  lead: 'Burn it outdoors where that is allowed, or bin it:',
  text: 'let diseased plants dry first, burn them in the open away from people and animals, stay out of the smoke, and check local rules on garden fires. Else bag them for household waste or a green-waste site. On compost only if the heap gets hot, 60 °C for some days: most stay too cool to kill disease. Leave no diseased fruit, tubers or roots in the ground.',
};

/** Diseased haulm of tomatoes or potatoes is burned outdoors as a rule. */
function isDiseasedCrop(plant: Species, plain: string): boolean {
  return isCrop(plant) && !isDeadly(plant) && DISEASED.test(plain);
}

function burning({ plant, question: { plain } }: GeneralQuery, poisonous: boolean): Paragraph {
  if (plant && isGrillWood(plant))
    return {
      lead: 'Yes:',
      text: 'its wood is a usual firewood. Burn it only well dried, unpainted and unsprayed, outdoors or in a stove that draws well, and stay out of the smoke. Check local rules on garden fires.',
    };
  if (plant && isDiseasedCrop(plant, plain) && !INDOORS_OR_FOR_FOOD.test(plain)) return BURNED_OR_BINNED;
  if (poisonous || (plant && harms(plant)))
    return {
      lead: 'No: never burn it,',
      text: inSentences([
        'not in a bonfire, a fire pit, a stove or a grill: the smoke carries its poison and can harm the lungs and eyes.',
        'Wear gloves and long sleeves, bag what you cut, and put it out with household waste or take it to a green-waste site.',
        plant?.toxicity.effect ?? null,
        CALL,
      ]),
    };
  return {
    lead: 'Better not:',
    text: `whether its smoke is harmful is not known, so treat it as harmful and do not burn it near people or food. Compost it, or take it to a green-waste site. ${CALL}`,
  };
}

function onTheGrill(plant: Species | null, poisonous: boolean): Paragraph {
  if (plant && isGrillWood(plant))
    return {
      lead: 'Yes:',
      text: 'it is commonly used for that, and there is no known risk from its wood. Take clean stems that were never sprayed, peel or soak them for 30 minutes, and use them only for food that is eaten fresh.',
    };
  if (poisonous || (plant && harms(plant)))
    return {
      lead: 'No: never',
      text: inSentences([
        'use it for food, as a skewer, a stirrer, a utensil, or as wood for a grill or smoker: it is toxic, and heat and smoke pass its poison on.',
        plant?.toxicity.effect ?? null,
        CALL,
      ]),
    };
  return {
    lead: 'Better not:',
    text: 'whether its wood or stems are safe with food is not known, so treat it as toxic. Use bamboo, metal or rosemary skewers, and fruit wood that is sold for grilling.',
  };
}

function asFood(use: 'tea' | 'eat', query: GeneralQuery, poisonous: boolean): Paragraph {
  const ruled = answerBitterFruit(query, false) ?? answerDiseasedCrop(query);
  if (ruled) return ruled;
  const { plant, question } = query;
  const parts = question.concepts.harm.has('noFoodPart');
  if (!plant)
    return {
      lead: 'Do not:',
      text: `whether it can be eaten is not known here, so treat it as toxic. Never eat or brew a plant, least of all a wild one, that you cannot name for sure: poison hemlock and water hemlock, which kill, look like wild carrot, parsnip and parsley. ${CALL}`,
    };
  const crop = isCrop(plant) && !FORBIDDEN.test(plant.toxicity.effect);
  if (crop && harmsPeople(plant) && parts)
    return { lead: 'No, only the part that is grown as food:', text: inSentences([plant.toxicity.effect, CALL]) };
  if (crop)
    return {
      lead: poisonous ? 'Only the part that is grown as food:' : 'Yes:',
      text: inSentences([
        poisonous ? plant.toxicity.effect : `it is grown as food. ${plant.toxicity.effect}`,
        'Wash it well, and use nothing that was sprayed with a product not meant for food.',
      ]),
    };
  if (!poisonous && isEaten(plant))
    return {
      lead: 'Yes, in small amounts:',
      text: `${plant.toxicity.effect} Use only plants that were grown as food: those from shops are often sprayed.`,
    };
  if (poisonous && isEaten(plant) && !parts) return { lead: 'Only in part:', text: `${plant.toxicity.effect} ${CALL}` };
  if (poisonous)
    return {
      lead: 'No:',
      text: inSentences([
        `do not ${use === 'tea' ? 'make tea of it' : 'eat it'}, for it is **toxic to people**.`,
        plant.toxicity.effect,
        CALL,
      ]),
    };
  return {
    lead: plant.toxicity.people === 'no' ? 'It is no food:' : 'No:',
    text:
      plant.toxicity.people === 'no'
        ? `It is not known to be toxic to people. That does not make it food: it is not grown as one, and plants from shops are often sprayed. ${toxicEffect(plant)}`
        : `whether it harms people is not known, so treat it as toxic. ${plant.toxicity.effect}`,
  };
}

/** Herbs that were once eaten, such as comfrey, and should not be. */
const FORBIDDEN = /\bdo not eat it\b/i;

/** Some flowers that are no crop are eaten, and their records say so. */
function isEaten({ toxicity: { effect } }: Species): boolean {
  return /\b(?:is food|edible|are eaten|eaten by people|are food)\b/.test(effect) && !/not edible/.test(effect);
}

/** "Things you cannot compost", "what should not go on the heap?" */
const WHAT_NOT =
  /\b(?:what|which|things?|anything|stuff|items?)(?: \w+){0,4} (?:(?:not|never) (?:\w+ ){0,2}(?:compost|go|put|add)|avoid|(?:keep|leave) out)\b/;

function inCompost({ plant, question: { plain } }: GeneralQuery, poisonous: boolean): Paragraph {
  if (plant && isDeadly(plant) && !isCrop(plant))
    return {
      lead: 'Better not:',
      text: inSentences([
        'put it out with household waste or take it to a green-waste site, wearing gloves. Its poison fades only slowly, and children, pets and livestock must not reach a heap with it in.',
        plant.toxicity.effect,
      ]),
    };
  if (poisonous && plant && isDiseasedCrop(plant, plain)) return BURNED_OR_BINNED;
  if (poisonous)
    return {
      lead: 'Yes:',
      text: inSentences([
        'its poison breaks down as it rots, so finished compost does no harm. Wear gloves, chop it, bury it in the middle of a closed heap, and let no child, pet or livestock near it.',
        plant?.toxicity.effect ?? null,
      ]),
    };
  if (WHAT_NOT.test(plain))
    return {
      lead: '',
      text: 'Keep out of the compost: meat, fish, bones, fat, cooked food and dairy, which draw rats; droppings of cats and dogs; diseased parts, weed roots and seeds; anything sprayed with weedkiller; ash of coal, glossy paper, treated wood, and plastic, also that called compostable. Large amounts of citrus peel, and fresh grass alone, slow it: mix them with dry leaves or cardboard.',
    };
  return {
    lead: 'Yes:',
    text: 'healthy leaves and soft stems can go on the compost; chop woody ones. Leave out diseased parts, weed roots and seeds, and anything that was sprayed with weedkiller.',
  };
}

/** What a record says of skin and eyes. */
const IRRITATES =
  /\b(?:skin|saps?|touch\w*|contact|rash\w*|itch\w*|blister\w*|eyes?|dermatitis|hairs?|thorns?|spines?|spiny|prick\w*|sting\w*|gloves|oxalates?)\b/i;

function touching(plant: Species | null, poisonous: boolean): Paragraph {
  if (plant && !poisonous && plant.toxicity.people === 'no')
    return {
      lead: 'Gloves are not a must:',
      text: `it is not known to be toxic to people. ${plant.toxicity.effect} Wash your hands afterwards, as sensitive skin can react to any sap.`,
    };
  if (plant?.toxicity.people === 'yes' && !isDeadly(plant) && !IRRITATES.test(plant.toxicity.effect))
    return {
      lead: 'Whole leaves may be touched:',
      text: inSentences([
        'no harm to the skin is known of it; it is **toxic to people** who eat of it.',
        plant.toxicity.effect,
        'Wash your hands after cutting it, and keep sap out of the eyes.',
      ]),
    };
  return {
    lead: 'Wear gloves',
    text: inSentences([
      plant && poisonous
        ? 'and long sleeves: it is **toxic to people**.'
        : 'and long sleeves: whether it harms skin is not known.',
      plant?.toxicity.effect ?? null,
      'Wash sap off at once with soap and water, and rinse an eye for 15 minutes.',
    ]),
  };
}
