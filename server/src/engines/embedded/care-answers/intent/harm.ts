import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { EATERS, type Eater, harms, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { asksBeforeMeal } from './asks-before-meal.ts';
import { asksForDose } from './asks-for-dose.ts';
import type { Concepts } from './concepts.ts';
import type { Form } from './form.ts';
import type { Token } from './tokens.ts';

/** What somebody wants to do with a plant that may harm people. */
export type RiskyUse = 'burn' | 'smoke' | 'skewer' | 'tea' | 'eat' | 'compost' | 'touch' | 'remedy';

/** What has happened to somebody; `perhaps` where the question leaves it open and the plant is deadly. */
export type Accident = 'eaten' | 'eye' | 'skin' | 'fur' | 'smoke' | 'perhaps';

export interface Harm {
  /** Whom the question names, nobody when it asks in general. */
  eaters: readonly Eater[];
  /** An animal that the sources do not speak of, such as "rabbit". */
  otherAnimal: string | null;
  accident: Accident | null;
  uses: readonly RiskyUse[];
  /** Household chemicals that give off poisonous gas together. */
  mixing: boolean;
  /** Whether the plant is asked to be safe or toxic; else somebody who may come to harm was only mentioned. */
  asked: boolean;
}

const USES: Readonly<Record<string, RiskyUse>> = {
  burnIt: 'burn',
  smokeIt: 'smoke',
  skewer: 'skewer',
  teaIt: 'tea',
  eatIt: 'eat',
  compostIt: 'compost',
  glovesAsk: 'touch',
  remedyUse: 'remedy',
};

const POSSIBLE = new Set('can could may might will would does do is are should'.split(' '));
const ABOUT_SOMEBODY = new Set('i me my we us our he she him his her they wife husband'.split(' '));

/** "Is it good for bees?" does not fear for them. */
const VISITS_FLOWERS = /\b(?:bees?|bumblebees?|butterfl(?:y|ies)|hoverfl(?:y|ies)|pollinators?)\b/;

const PASTURE = /\b(?:paddock|pasture|grazing)\b/;

/** A harvest that may have spoiled, or been sprayed, is asked about as a danger. */
const SPOILED =
  /\b(?:bitter|mou?ld\w*|rotten|spray\w*|unripe|treated|dusted|pesticide\w*|insecticide\w*|fungicide\w*|weed ?killer|pellets?)\b/i;

/** Whose fruit is food, whatever its leaves and kernels hold. */
function isOfFruit({ toxicity: { effect } }: Species): boolean {
  return /\b(?:flesh|fruit)\b(?: of the fruit)? (?:is|are) food\b/.test(effect);
}

const NO_FRUIT = /\b(?:plants?|tree|bush|pips?|cores?|swallow\w*|chew\w*|wild|little|tiny|unknown)\b/i;

interface AskedOfHarm {
  /** As it was written, with the names of breeds and plants. */
  written: string;
  form: Form;
  tokens: readonly Token[];
  plant: Species | null;
  /** Counted from 0. */
  askingSentence: number;
}

/** Null when the question speaks of no harm to anybody. `plant` is null when nobody knows which it is. */
export function harmOf(
  { harm, animals }: Concepts,
  { written, form, tokens, plant, askingSentence }: AskedOfHarm,
): Harm | null {
  const has = (id: string) => harm.has(id);
  const beasts = animals.filter((animal) => has('beesHarmed') || !VISITS_FLOWERS.test(animal));
  // In the paddock it is the horse that may come to harm.
  const feared = beasts.find((animal) => !PASTURE.test(animal)) ?? beasts[0];
  const otherAnimal = has('thieves') && !has('chewsHabit') ? null : (feared ?? null);
  const fur = has('fur');
  const cats = has('cats') || (fur && !has('dogs'));
  const dogs = has('dogs') || (fur && !has('cats'));
  const child = has('children');
  const pets = cats || dogs || otherAnimal !== null;
  const concerned = pets || child;
  // "Ate raw beans, now cramps" tells of who asks.
  const isTasted = has('madeMeal') && !has('ateByPest') && !isEatenByPest(has);
  const somebody = concerned || isTasted || has('people') || tokens.some(({ word }) => ABOUT_SOMEBODY.has(word));
  const mixing = mixesChemicals(has);
  const uses = Object.entries(USES)
    .filter(([id]) => has(id))
    .map(([, use]) => use)
    // "How often do I turn the compost?" is about the heap, not about what may go on it.
    .filter((use) => use !== 'compost' || plant !== null || (form !== 'how-often' && form !== 'how-much'))
    // Windfalls go on every heap.
    .filter((use) => use !== 'compost' || plant?.category !== 'fruit' || has('toxic'));
  const licks = pets && !child && !has('people') && uses.includes('eat');
  // What a pet licks is no food of ours.
  if (licks) uses.splice(uses.indexOf('eat'), 1);
  // Fumes of what is shredded or crushed harm like smoke.
  if (has('fumes') && plant?.toxicity.people === 'yes' && !uses.includes('smoke')) uses.push('smoke');
  const isFedLater =
    otherAnimal !== null &&
    !cats &&
    !dogs &&
    !child &&
    form === 'yes-no' &&
    asksToFeed(otherAnimal, tokens, askingSentence);
  const asksBefore = asksBeforeMeal(written, harm);
  // A cat that eats of a spider plant every day has no accident.
  const isHarmlessHabit = has('eatsOften') && plant !== null && EATERS.every((each) => plant.toxicity[each] === 'no');
  // "The kids ate all the strawberries, will more come?" tells of a harvest.
  const isHarvest =
    plant !== null &&
    isCrop(plant) &&
    (plant.toxicity.people === 'no' || (isOfFruit(plant) && !NO_FRUIT.test(written))) &&
    !pets &&
    !['noFoodPart', 'toxic', 'ill', 'sickPerson'].some(has) &&
    !SPOILED.test(written);
  // "Why do cats dig up and chew my kiwi?" wonders at a habit, which is feared of a plant that harms them.
  const isHabit =
    form === 'why' &&
    plant !== null &&
    !child &&
    !has('ill') &&
    !(cats && plant.toxicity.cats === 'yes') &&
    !(dogs && plant.toxicity.dogs === 'yes') &&
    !(otherAnimal !== null && harms(plant));
  const eaten = has('eaten') && !isHarmlessHabit && !isHarvest && !isHabit;
  const ate =
    (has('madeMeal') &&
      !isHarvest &&
      (concerned || !asksBefore) &&
      !has('ateByPest') &&
      (concerned || !isEatenByPest(has)) &&
      isNoMeal(plant, has)) ||
    (eaten && (concerned || (has('toxic') && !isEatenByPest(has))) && !isFedLater);
  // Somebody is sick, and the plant may kill: assume that it was eaten.
  const isSickByIt = has('sickPerson') && plant !== null && isDeadly(plant);
  const ill = isSickByIt || (has('ill') && somebody && !has('scent') && (concerned || !has('ownIllness')));
  const isOfDose = asksForDose({ written, concepts: { harm } });
  const accident = isOfDose ? null : accidentOf({ has, ate, ill, pets, concerned, asksBefore, form, tokens, plant });
  // One word, as in "safe?", asks for harm.
  const fragment = tokens.length <= 3 && tokens.some(({ word }) => word === 'safe' || word === 'safety');
  const toxic =
    has('toxic') ||
    has('clippingsHarm') ||
    licks ||
    has('chewsHabit') ||
    isHarmlessHabit ||
    uses.length > 0 ||
    fragment;
  if (!mixing && accident === null && !toxic && !concerned) return null;
  const ofPeople =
    child ||
    (!pets && has('madeMeal')) ||
    (!pets && (has('people') || ill || uses.length > 0 || accident === 'eye' || accident === 'skin'));
  return {
    eaters: [
      ...(cats ? (['cats'] as const) : []),
      ...(dogs ? (['dogs'] as const) : []),
      ...(ofPeople ? (['people'] as const) : []),
    ],
    otherAnimal,
    accident,
    uses,
    mixing,
    // "May I throw the clippings to the horses?" asks whether it harms them, in whatever words.
    asked:
      (otherAnimal !== null && form === 'yes-no' && isAskedAbout(otherAnimal, tokens, askingSentence)) ||
      fragment ||
      isOfDose ||
      has('toxic') ||
      has('clippingsHarm') ||
      licks ||
      (concerned && asksWhetherItStays(has, plant)) ||
      (has('ill') && concerned) ||
      ((has('chewsHabit') || isHarmlessHabit) && concerned) ||
      uses.length > 0,
  };
}

/** "Does it have to go now that we have a toddler?" asks whether it harms, in whatever words. */
function asksWhetherItStays(has: (id: string) => boolean, plant: Species | null): boolean {
  if (plant === null || !harms(plant) || isCrop(plant)) return false;
  return has('mustGo') || has('whereToKeep') || (has('mayStay') && (has('nearAnimals') || isDeadly(plant)));
}

const PRONOUNS = new Set('they them he him she her'.split(' '));

/** "I have hedgehogs. Is beer ok against slugs?" mentions an animal, and asks nothing about it. */
function isAskedAbout(animal: string, tokens: readonly Token[], askingSentence: number): boolean {
  const words = animal.split(' ');
  return tokens.some(
    ({ word, sentence }) => sentence === askingSentence && (words.includes(word) || PRONOUNS.has(word)),
  );
}

const ATE = new Set('ate eaten chewed licked swallowed nibbled eating chewing'.split(' '));

/** "Half of the leaves are eaten. Can my chickens have the caterpillars?" asks before anything has happened. */
function asksToFeed(animal: string, tokens: readonly Token[], askingSentence: number): boolean {
  const sentence = tokens.filter((each) => each.sentence === askingSentence);
  return isAskedAbout(animal, tokens, askingSentence) && !sentence.some(({ word }) => ATE.has(word));
}

interface Reading {
  has: (id: string) => boolean;
  ate: boolean;
  ill: boolean;
  pets: boolean;
  /** Whether a pet or a child is spoken of. */
  concerned: boolean;
  /** Whether it is asked if something may be eaten, before anybody has. */
  asksBefore: boolean;
  form: Form;
  tokens: readonly Token[];
  plant: Species | null;
}

function accidentOf(reading: Reading): Accident | null {
  const { has, ate, ill, pets, concerned, asksBefore, form, tokens, plant } = reading;
  // "Can the sap burn my skin?" asks; "my skin burns, what now?" has happened.
  const supposed = (form === 'yes-no' || form === 'choice') && POSSIBLE.has(tokens[0]?.word ?? '') && !has('eaten');
  if ((has('burnIt') || has('smokeIt') || has('fumes')) && (ill || has('ill')))
    return isBurnOfMouth(tokens) ? 'eaten' : 'smoke';
  if (has('sapInEye') && !supposed) return 'eye';
  // The bristles of okra itch, and poison nobody.
  const isPoison = plant !== null && plant.toxicity.people !== 'no';
  if (!ate && isPoison && harmsSkin(plant) && tellsOfLimb(tokens) && !has('sickPerson')) return 'skin';
  // Bare hands that tingle after weeding have touched it.
  if (!ate && ill && has('bareSkin') && plant !== null && harmsSkin(plant) && !has('sickPerson')) return 'skin';
  if (ate || (ill && !supposed)) return 'eaten';
  const deadly = plant !== null && isDeadly(plant);
  // "Are the petals of daylilies edible?" asks for people, whom it does not harm.
  const isOfPeople = !pets && plant?.toxicity.people === 'no' && !ill && !has('ill');
  const isOnFur = (has('onFur') && !asksWhenAllowed(tokens)) || (has('pollenNear') && !has('toxic'));
  if (isOnFur && pets && !supposed) return deadly && !isOnlyOnSkin(plant) ? 'eaten' : 'fur';
  const happened = hasHappened(tokens);
  if (has('sapOnSkin') && ((!supposed && !asksIfSapHarms(tokens)) || happened)) {
    const isHarmlessItch = isOfPeople && !tokens.some(({ lemma }) => HURT_SKIN.has(lemma));
    if (speaksOfSap(tokens) || (!isHarmlessItch && !has('spinesInSkin'))) return 'skin';
  }
  // "Will it burn me? I pulled it with bare hands" tells of it beside the question.
  const isTold = !supposed || happened || tokens.some(({ sentence }) => sentence > 0);
  if (has('bareSkin') && isTold && plant !== null && harmsSkin(plant)) return 'skin';
  if (
    deadly &&
    !isOfPeople &&
    mayHaveEaten(has, concerned) &&
    (!isCrop(plant) || (plant.toxicity.people !== 'no' && has('noFoodPart') && !asksBefore))
  )
    return 'perhaps';
  return null;
}

const ALLOWED = new Set('can may could is'.split(' '));

/** "When can the dog play on the new turf?" */
function asksWhenAllowed(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => word === 'when' && ALLOWED.has(tokens[at + 1]?.word ?? ''));
}

const HAPPENED = new Set(['already', 'yesterday', 'ago']);

/** "Is it hogweed? I brushed past it already" tells what has happened. */
function hasHappened(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => HAPPENED.has(word));
}

const AUXILIARY = new Set('can could may might will would does do'.split(' '));
const SAP_OR_IT = new Set('sap juice latex milk leaf spine hair it they'.split(' '));
const HARM_SKIN = new Set('burn irritate hurt harm itch blister sting'.split(' '));
const WORDS_OF_ASKING = 6;

/** "And does the sap burn skin?" asks, wherever it stands; "my skin burns, does it pass?" has happened. */
function asksIfSapHarms(tokens: readonly Token[]): boolean {
  if (tokens.some(({ word }) => HAPPENED_TO_ME.has(word)) || tellsWhoseSkin(tokens)) return false;
  return tokens.some(({ word, sentence }, at) => {
    if (!AUXILIARY.has(word)) return false;
    const asked = tokens.slice(at + 1, at + 1 + WORDS_OF_ASKING).filter((each) => each.sentence === sentence);
    const subject = asked.slice(0, 3).findIndex((each) => SAP_OR_IT.has(each.lemma) || SAP_OR_IT.has(each.word));
    return subject >= 0 && asked.slice(subject + 1).some((each) => HARM_SKIN.has(each.word));
  });
}

const WHOSE = new Set('my his her our'.split(' '));
const BODY = new Set('skin hand arm leg finger face foot wrist forearm thumb neck shin palm knee'.split(' '));

/** "Sap is on my hands, can it blister?" */
function tellsWhoseSkin(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) => WHOSE.has(word) && tokens.slice(at + 1, at + 3).some(({ lemma }) => BODY.has(lemma)),
  );
}

const HAPPENED_TO_ME = new Set(
  'got gotten burns burning burned burnt itches itching touched grabbed squirted splashed ran stung red blisters swollen now already yesterday ago'.split(
    ' ',
  ),
);

/** Of poison ivy only the smoke kills: the oil on a coat harms who strokes it. */
function isOnlyOnSkin(plant: Species): boolean {
  return harmsSkin(plant) && plant.toxicity.cats !== 'yes' && plant.toxicity.dogs !== 'yes';
}

/** Worse than an itch, which the hairs of okra cause as well. */
const HURT_SKIN = new Set('blister burn rash swell swollen welt hive'.split(' '));

const HARMS_SKIN = /\b(?:skin|rash|blister)/;

/** "Pulled it with bare hands" is an accident where the plant burns or blisters. */
function harmsSkin({ toxicity: { effect } }: Species): boolean {
  return HARMS_SKIN.test(effect);
}

const LIMB_FEELS =
  /\b(?:my|his|her|our|their|both|the) (?:\w+ )?(?:fingers?|fingertips?|hands?|forearms?|arms?|wrists?|legs?|foot|feet|thumbs?|skin) (?:\w+ ){0,6}(?:tingl\w*|numb|itch\w*|burns?|burning|stings?|stinging|prickl\w*)\b|\bfingers (?:\w+ ){0,2}(?:tingl\w*|numb)\b|\b(?:now|and|after|since) fingers? (?:\w+ )?(?:tingl\w*|numb|itch\w*)\b|\b(?:tingling|numb|itching|itchy|burning) (?:fingers?|hands?|arms?|skin)\b/;
const TAKES_IN = new Set('eat eaten ate chew swallow drink tea salad meal soup'.split(' '));

/** "I weeded around it and now my fingers tingle": it came through the skin, and nothing was eaten. */
function tellsOfLimb(tokens: readonly Token[]): boolean {
  const saysAny = (words: ReadonlySet<string>) => tokens.some(({ lemma, word }) => words.has(lemma) || words.has(word));
  return LIMB_FEELS.test(tokens.map(({ word }) => word).join(' ')) && !saysAny(MOUTH) && !saysAny(TAKES_IN);
}

const SAP = new Set('sap latex milk milky juice'.split(' '));

/** A thorn is pulled, but sap is washed off first. */
function speaksOfSap(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => SAP.has(word));
}

const MOUTH = new Set('tongue mouth lip throat'.split(' '));
const BITE = new Set('bite bit bitten chew eat ate lick'.split(' '));
const SMOKE = new Set('smoke fume fire bonfire stove gas ash'.split(' '));

/** "I bit a leaf and my tongue burns" tells of no fire. */
function isBurnOfMouth(tokens: readonly Token[]): boolean {
  const saysAny = (words: ReadonlySet<string>) => tokens.some(({ lemma, word }) => words.has(lemma) || words.has(word));
  return saysAny(MOUTH) && saysAny(BITE) && !saysAny(SMOKE);
}

/** Where a plant is deadly, a question about a meal or a body is answered with what to do first. */
function mayHaveEaten(has: (id: string) => boolean, concerned: boolean): boolean {
  // "Eaten down to the stalks" tells of a plant, unless somebody is named who did it.
  const eaten = has('eaten') && (concerned || has('personAte') || (has('eatenPart') && !has('pestNamed')));
  const meal = has('madeMeal') && (concerned || !isEatenByPest(has));
  return (
    (has('teaIt') ||
      has('eatIt') ||
      meal ||
      eaten ||
      has('ill') ||
      ((has('keepsEating') || has('eatsOften') || hasEntered(has)) && concerned)) &&
    !has('ateByPest')
  );
}

/** "Would it be safe if the dog got into the foxglove bed?" asks of the plant, unless it is asked what to do then. */
function hasEntered(has: (id: string) => boolean): boolean {
  return has('supposesEntry') ? has('asksFirstAid') : has('entersGarden');
}

/** "Red beetles, they have eaten my lilies": nobody else is named who did. */
function isEatenByPest(has: (id: string) => boolean): boolean {
  return (has('pestNamed') || has('thieves')) && !has('personAte');
}

/** Of a crop a meal is no accident, unless it was a part that is no food. */
function isNoMeal(plant: Species | null, has: (id: string) => boolean): boolean {
  return !plant || !isCrop(plant) || (plant.toxicity.people !== 'no' && has('noFoodPart'));
}

function mixesChemicals(has: (id: string) => boolean): boolean {
  // "Bleach or alcohol for the shears?" wants one of them.
  if (has('choosesOneCleaner') && !has('joinsCleaners')) return false;
  const acids = has('vinegar') || has('ammonia') || has('peroxide') || has('rubbingAlcohol');
  return has('mixChemicals') || (has('bleach') && acids) || (has('vinegar') && has('peroxide'));
}
