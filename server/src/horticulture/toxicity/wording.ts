import type { Species, Toxic } from '@plantcare/contract/species.ts';
import type { SpeciesMatch } from '../../knowledge/names/match.ts';
import { NONE_HARMS } from '../../knowledge/names/relatives.ts';
import { plantById } from '../../knowledge/plants.ts';
import { isCrop } from '../crops.ts';
import { listed } from '../wording.ts';

/** Who may come to harm by a plant, as far as sources speak of them; nobody knows of all the others. */
export type Eater = 'cats' | 'dogs' | 'people';

export const EATERS: readonly Eater[] = ['cats', 'dogs', 'people'];

export type Toxicity = Readonly<Record<Eater, Toxic>>;

const UNKNOWN: Toxicity = { cats: 'unknown', dogs: 'unknown', people: 'unknown' };

/**
 * What is known of the plant that was meant. A record spares nobody by a "no" when the plant may be another one: nobody
 * recognized it, its name was only alike, or nothing but its genus or family is known.
 */
export function toxicityOf(match: SpeciesMatch | null): Toxicity {
  if (!match) return UNKNOWN;
  const { cats, dogs, people } = match.plant.toxicity;
  if (match.as === 'species' && !match.misspelled) return { cats, dogs, people };
  const careful = (toxic: Toxic) => (toxic === 'no' ? 'unknown' : toxic);
  return { cats: careful(cats), dogs: careful(dogs), people: careful(people) };
}

const VERDICTS: Record<Toxic | 'some', (subject: string, eaters: string) => string> = {
  yes: (subject, eaters) => `${subject} is **toxic to ${eaters}**.`,
  some: (_, eaters) => `Some plants of this group are **toxic to ${eaters}**, so treat it as toxic.`,
  no: (subject, eaters) => `${subject} is not known to be toxic to ${eaters}.`,
  unknown: (subject, eaters) =>
    `Whether ${subject === 'It' ? 'it' : subject} harms ${eaters} is not known, so treat it as toxic to them.`,
};

/** A group of plants of which many are on record and none is known to harm; that spares no other of its plants. */
export function isHarmlessGroup({ toxicity: { effect } }: Species): boolean {
  return effect.startsWith(NONE_HARMS);
}

/**
 * What is known for each, in sentences, those who are alike together and those named `first` before the others:
 * "It is **toxic to cats and dogs**. It is not known to be toxic to people."
 */
export function verdict(
  plant: Species | null,
  toxicity: Toxicity,
  {
    first = [],
    subject = 'It',
    eaters = EATERS,
  }: { first?: readonly Eater[]; subject?: string; eaters?: readonly Eater[] } = {},
): string {
  const putTogether = plant !== null && plantById(plant._id) === undefined;
  if (plant !== null && isHarmlessGroup(plant))
    return `${subject} is not known to be toxic, as far as its relatives on record go.`;
  const order = [...first, ...eaters.filter((eater) => !first.includes(eater))];
  const isSettled = order.some((eater) => toxicity[eater] !== 'unknown');
  // Of others than those who are named it says nothing where no source does.
  const told = order.filter(
    (eater) => toxicity[eater] !== 'unknown' || first.includes(eater) || first.length === 0 || !isSettled,
  );
  const groups = [...Map.groupBy(told, (eater) => toxicity[eater])];
  return groups
    .map(([toxic, eaters], index) =>
      VERDICTS[putTogether && toxic === 'yes' ? 'some' : toxic](index === 0 ? subject : 'It', listed(eaters, 'and')),
    )
    .join(' ');
}

/** Whom a line names: people eat crops, so that no source speaks of their poison is no reason to call mint toxic to them. */
export function eatersOf(plant: Species, toxicity: Toxicity): readonly Eater[] {
  const isEaten = isCrop(plant) || FOOD.test(plant.toxicity.effect);
  return isEaten && toxicity.people === 'unknown' ? EATERS.filter((eater) => eater !== 'people') : EATERS;
}

/** "The fruit is food. Seeds, leaves and stems hold cyanide-forming glycosides, worst when wilted; …": up to where it tells what they do. */
const FOOD_AND_TOXIC_PART = /^(?<food>[^.]*\bfood\b[^.]*\.) (?<part>[^.:;]+)[.:;]/;

/** Which part of a crop is food and which is toxic, as its record says it; null for other plants. */
export function toxicPartOfCrop(plant: Species): string | null {
  const { food, part } = FOOD_AND_TOXIC_PART.exec(plant.toxicity.effect)?.groups ?? {};
  return isCrop(plant) && plant.toxicity.people === 'yes' && food && part ? `${food} ${part}.` : null;
}

const FOOD = /\b(?:food for people|(?<!not )edible|(?<!nor )people eat)\b/i;

const KILLS = /\b(?:deadl\w+|deaths?|dying|fatal\w*|lethal|kills?|(?<!-)killed)\b/i;
/** What stops within hours, so that a call "at once" means an emergency; a sore mouth or an upset stomach is a call as well. */
const STOPS_LIFE =
  /\b(?:heart\w*|pulse|destroys the liver|red blood|blood-damaging|kidneys|cyan\w*|seizures?|fits|tremors|coma|failing breath)\b/i;
const AT_ONCE = /\bat once\b/i;
/** Of a plant that is only named beside it ("do not take it for the sago palm, which kills dogs"), of a product, or of what hardly happens. */
const OF_ANOTHER =
  /\b(?:look-?alikes?|looks? (?:like|similar)|take it for|mix them up|be sure it is not|is no palm|another plant|products?|rarely death)\b/i;

/** Where seconds count, the records of plants say so. */
export function isDeadly({ toxicity: { effect } }: Species): boolean {
  if (effect.startsWith('Deadly')) return true;
  const sentences = effect.split(/(?<=[.:;]) /).filter((sentence) => !OF_ANOTHER.test(sentence));
  return sentences.some((sentence) => KILLS.test(sentence)) || (AT_ONCE.test(effect) && STOPS_LIFE.test(effect));
}

/** Whether somebody is known to come to harm by it. */
export function harms({ toxicity }: Species): boolean {
  return EATERS.some((eater) => toxicity[eater] === 'yes');
}

/** Whether a little can do lasting harm. A crop is eaten as a rule: there only what is deadly counts. */
export function isSeverelyToxic(plant: Species): boolean {
  if (!harms(plant)) return false;
  const grave =
    /\b(?:heart\w*|(?<!not cause the )kidneys?|liver|cyan\w*|prussic|seizures?|collapse|paraly\w*|blind)\b/i;
  return isDeadly(plant) || (!isCrop(plant) && grave.test(plant.toxicity.effect));
}
