import { type GeneralQuery, says } from '../answer.ts';
import { plainText } from '../intent/tokens.ts';

/** Whether it is asked to be toxic to somebody, rather than a bug to be harmful. */
export function asksForHarm({ question }: GeneralQuery): boolean {
  const { harm } = question;
  if (!harm || harm.uses.length > 0) return false;
  return (
    harm.eaters.length > 0 ||
    (harm.otherAnimal !== null && harm.asked) ||
    question.concepts.harm.has('clippingsHarm') ||
    saysToxic({ question })
  );
}

const STINGING = ['bee', 'bumblebee', 'wasp', 'hornet', 'yellowjacket'];
/** "Are they dangerous?", "do bees sting": rather than "is lavender safe for my dog, there are bees". */
const ASKED_OF_INSECTS =
  /\b(?:they|these|those|bees?|bumblebees?|wasps?|hornets?|yellowjackets?)\b(?: \w+){0,3} (?:danger|dangerous|aggressive|harmful|harmless|safe|stings?|attack|hurt|harm)\b|\b(?:dangerous|harmful|aggressive|safe|bad)\b(?: \w+){0,4} (?:bees?|wasps?|hornets?|bee ?hives?)\b/;
/** "Are the pellets safe with my dog around?" */
const ASKED_OF_PRODUCT =
  /\b(?:are|is) (?:(?:the|these|those|any|blue|slug|snail|rat|mouse) )*(?:pellets?|granules?|baits?|slug killer|weed ?killer|fertili[sz]ers?|insecticides?|pesticides?|fungicides?|nematodes|mothballs) (?:\w+ ){0,2}(?:safe|toxic|poisonous|dangerous|harmful|bad|ok|okay)\b/;
/** "What kills them and is it ok for the dog?", "will the grub control hurt my dog?", "sprayed Roundup, is it safe for the dogs now?", "slug bait that is safe for hedgehogs" */
const SAFE_FOR_SOMEBODY =
  /\b(?:safe|ok|okay|harmless|harmful|bad) (?:for|to|with|around|near) (?:\w+ ){0,2}\w+|\b(?:hurts?|harms?) (?:my |our |the )?(?:dogs?|cats?|pets?|kids?|children|bees)\b/;
const WHAT_IS_USED =
  /\bwhat (?:kills|gets rid|can (?:i|we) (?:use|do|spray|put)|do (?:i|we) (?:use|spray|put)|to (?:use|spray))\b|\b(?:sprayed|spraying|roundup|glyphosate|herbicide|weed ?killer|weed and feed|insecticide|pesticide|fungicide|bait|pellets|nematodes|milorganite|lime|gypsum|moss ?killer|grub ?killer|(?:grub|weed|crabgrass|pest|slug) (?:control|preventer|treatment)|pre ?emergents?|neem oil)\b/;
const MUSHROOMS = ['mushroom', 'toadstool'];

/** "Mushrooms in the pot of my ficus, poisonous?", "wasps in the hedge, are they dangerous?" and "are the pellets safe?" do not ask about the plant. */
export function asksOfAnother({ question, typed }: GeneralQuery): boolean {
  const { harm } = question;
  if (!harm || harm.accident !== null || isAskedOf(typed, question.plain)) return false;
  if (says(question, ...MUSHROOMS) || ASKED_OF_PRODUCT.test(question.plain)) return true;
  // "I sprayed it with neem. Is it toxic to cats?" asks of the plant.
  const isSafeToUse = WHAT_IS_USED.test(question.plain) && SAFE_FOR_SOMEBODY.test(question.plain);
  if (isSafeToUse && !saysToxic({ question })) return true;
  return asksOfInsects({ question });
}

/** "I spray neem oil. Is dieffenbachia safe for dogs?" */
function isAskedOf(typed: string, plain: string): boolean {
  const names = plainText(typed).trim();
  if (names === '') return false;
  const asked = new RegExp(
    String.raw`\b(?:is|are) (?:the |my |an? )?${RegExp.escape(names)}s? (?:safe|ok|okay|bad|harmful)\b`,
  );
  return asked.test(plain);
}

/** "Is it dangerous to have a bee hive next door with kids?" */
export function asksOfInsects({ question }: Pick<GeneralQuery, 'question'>): boolean {
  const { harm } = question;
  if (!harm || harm.accident !== null || harm.uses.length > 0) return false;
  // "Is rhododendron dangerous to bees?" asks of the plant, and "is a bee hive dangerous to kids?" of the bees.
  const isToAnimal = harm.otherAnimal !== null && !(STINGING.includes(harm.otherAnimal) && harm.eaters.length > 0);
  if (isToAnimal) return false;
  return says(question, ...STINGING, 'beehive') && ASKED_OF_INSECTS.test(question.plain) && !saysToxic({ question });
}

export function saysToxic({ question }: Pick<GeneralQuery, 'question'>): boolean {
  return says(question, 'toxic', 'poison', 'poisonous');
}
