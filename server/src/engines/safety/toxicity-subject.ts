/**
 * Words for people and animals that may be harmed, for eating, and for harm. What a sentence claims is not analyzed: there
 * are too many ways to deny harm. A text that touches on the subject is enough for a warning.
 */
const EATER =
  /\b(?:cats?|kitt(?:en|y|ie)s?|felines?|tabby|dogs?|pupp(?:y|ie)s?|canines?|hounds?|pets?|animals?|creatures?|critters?|companions?|furry|paws?|whiskers|rabbits?|bunn(?:y|ie)s?|parrots?|hamsters?|horses?|goats?|livestock|cattle|tortoises?|child|children\w*|kids?|toddlers?|bab(?:y|ies)|infants?|sons?|daughters?|grand(?:child|children|kids?|sons?|daughters?)|boys?|girls?|people|persons?|humans?|adults?|families|(?:your|whole|entire) family|(?:any|every)(?:one|body)|households?|guests?|skin|eyes?)\b/;
const HARM =
  /tox[ie]|poison|venom|giftig|venen|velenos|harm|\b(?:un)?safe|hazard|\bdanger|threat|lethal|deadl|\bfatal|noxious|innocuous|benign|irritat|allerg|\brash(?:es)?\b|\bsick|\bhurt|\bburn(?:s|ing)? the|risk[- ]free|\b(?:no|little|any|without|zero|low|free (?:of|from)) (?:\w+ )?(?:risks?|worr(?:y|ies)|concerns?)\b/;
const EATING =
  /\b(?:eat|eats|eaten|eating|eater|ate|(?:in)?edib\w*|chew\w*|nibbl\w*|lick\w*|bit|bites?|biting|bitten|mouth\w*|munch\w*|graz\w*|swallow\w*|ingest\w*|consum\w*|tast[ey]\w*|tasting|snack\w*|teas?|teapot|brew\w*|infus\w*|tisanes?|decoct\w*|tinctures?|salads?|garnish\w*|smoothies?|juic\w*|soups?|stews?|cook\w*|kitchens?|culinary|recipes?|dish(?:es)?|meals?|(?<!plant )foods?|breakfasts?|lunch\w*|dinners?|desserts?|drinks?|drinking|sips?|syrups?|jams?|jelly|cakes?|sandwich\w*|pesto|pasta|sauces?|fry|fried|boil\w*|roast\w*|bak(?:e|ed|ing)|spices?|flavou?r\w*|delicious|herbal|medicin\w*|nutriti\w*|vitamins?|digest\w*|stomach|tummy|vegetables?|treats)\b/;
/** HTML entities, which are shown as other letters than they are written with. */
const ENTITY = /&#?\w{1,10};/;

const REASSURING =
  /\b(?:safe\w*|harmless\w*|benign|innocuous|fine|ok|okay|friendly|no|not|non\w*|never|nothing|none|neither|nor|without|cannot|free|lacks?|myths?|false\w*|wrong\w*|rumou?rs?|contrary|however|but|unlike|problems?|worr\w*|enjoy\w*|loves?|welcome|relax)\b|n't\b/;

/** Whether a sentence touches on harm. Text that is not English may say anything, so it counts. */
export function touchesOnHarm(sentence: string): boolean {
  const words = folded(sentence);
  return EATER.test(words) || HARM.test(words) || EATING.test(words) || ENTITY.test(sentence) || isForeign(words);
}

/** Whether a sentence has a word for harm, even if it denies harm. */
export function namesHarm(sentence: string): boolean {
  return HARM.test(folded(sentence).replaceAll(/\bsafe|harmless|innocuous|benign/g, ''));
}

/** Whether a sentence could downplay harm: it is about eating, or has a word that a denial needs. */
export function mayReassure(sentence: string): boolean {
  const words = folded(sentence);
  return REASSURING.test(words) || EATING.test(words);
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])["'”’)*_]*\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

/** An English sentence on plants with more words than this contains at least one of the words below. */
const MOST_WORDS_WITHOUT_ENGLISH = 3;

const ENGLISH = new Set(
  `the and it its is are was were be been to of for with from by at as on in this that these those your you they them their
  or not but if when then until while after before about above below between into out up down off over under near each
  every once twice again also too very more most less least only than can will should may might do does need needs keep
  water watering soil light shade sun bright indirect leaf leaves root roots pot pots plant plants grow grows growth day
  put let make give check wait place move set turn cut stand see look find leave wipe use mix push lift start stop choose
  well dry wet moist damp air room window home warm cool cold heat temperature humidity feed feeding fertilizer finger top
  stem stems flower flowers new old small large good best some any all which who what how where why has have had
  days week weeks month months year years spring summer fall winter`.split(/\s+/),
);

const NOT_LATIN = /(?!\p{Script=Latin})\p{Letter}/u;

function isForeign(words: string): boolean {
  if (NOT_LATIN.test(words)) return true;
  const all = words.match(/\p{Letter}+/gu) ?? [];
  return all.length > MOST_WORDS_WITHOUT_ENGLISH && !all.some((word) => ENGLISH.has(word) && !ALSO_ELSEWHERE.has(word));
}

/** English words that also exist in German, Dutch, French, Spanish or Italian. */
const ALSO_ELSEWHERE = new Set([
  'is',
  'are',
  'was',
  'in',
  'on',
  'of',
  'or',
  'at',
  'as',
  'to',
  'me',
  'do',
  'over',
  'off',
  'be',
]);

/** Lower case without accents and emphasis, with plain hyphens and apostrophes. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}+|[*_`~\\]+/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[‐‑‒–]/g, '-')
    .replaceAll(/\s+/g, ' ');
}
