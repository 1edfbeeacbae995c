import type { Species } from '@plantcare/contract/species.ts';
import { tellsNothing } from '../../../../horticulture/care-sheet/needs.ts';
import { usualPlace } from '../../../../horticulture/usual-place.ts';
import { capital, inSentences, listed } from '../../../../horticulture/wording.ts';
import { plantById } from '../../../../knowledge/plants.ts';
import { type CareQuery, type GeneralQuery, isAboutKnownPlant, says } from '../answer.ts';
import { nobodyCanWater } from '../intent/given/absence.ts';
import type { Question } from '../intent/question.ts';
import { CERTAINTY } from '../routes/candidate.ts';
import { answerAway, stretchOf, survivesAbsence } from '../topics/keeping.ts';
import { positionOf } from './position.ts';
import { leadFor, leadForAction, type Verdict } from './verdict.ts';

/** What stands in the ground is no pot: written answers speak of it. */
const IN_BEDS = /\b(?:beds?|borders?|allotment|plot|lawn|veg|veggies?|vegetables?)\b/;

/** How a plant does without water while its gardener is away for the time that is named. */
export function awayVerdict(query: GeneralQuery): Verdict | null {
  const { question } = query;
  const { facts, form } = question;
  if (!facts.isAbsent || facts.daysAway === null || form === 'why' || form === 'is-it-dead') return null;
  const isGroup = query.match !== null && query.match.as !== 'species';
  if (!isAboutKnownPlant(query) || (isGroup && isUncertain(query.plant)))
    return IN_BEDS.test(question.plain) ? null : ofAnyPlant(facts.daysAway, question);
  const several = question.otherPlants.length > 0 && form !== 'yes-no' ? ofSeveral(query) : null;
  if (several) return several;
  if (positionOf(query) === 'ground') return inOpenGround(query, facts.daysAway);
  return {
    paragraph: { lead: leadOf(survivesAbsence(query) ?? false, question), text: answerAway(query).text },
    covered: ['away', 'watering'],
  };
}

/** Of a group whose members are watered very differently only dry plants have days to go by. */
function isUncertain({ watering }: Species): boolean {
  return watering.class !== 'dry' && tellsNothing(watering.daysGrowing);
}

/** Pots outdoors dry out within a day or two of summer, pots in rooms within a week or two. */
function ofAnyPlant(daysAway: number, question: Question): Verdict {
  const { circumstances } = question.concepts;
  const isOutside = circumstances.has('outdoors');
  const help = nobodyCanWater(question.plain)
    ? 'set up wicks from a bucket of water, or stand the thirsty ones on a soaked mat in the bathtub'
    : 'ask somebody to check the soil once a week, or set up wicks from a bucket of water';
  const survives = daysAway <= (isOutside ? 2 : DAYS_INDOORS);
  const text = isOutside
    ? `${stretchOf(daysAway)} ${survives ? 'is no problem for most' : 'is too long for pots outdoors in summer'}: they dry out within 1–2 days. Stand them close together in the shade, deep in trays or on a watering mat, water thoroughly before you leave, and use a drip set on a timer or clay cones with bottles; try it out a week before. Cacti, lavender, thyme and rosemary last longest.`
    : `That differs from plant to plant: most house plants get through ${survives ? stretchOf(daysAway) : '1–2 weeks'} after a thorough watering, out of the sun; ferns, calatheas and what is in flower need water sooner, cacti and succulents not for a month.${survives ? '' : ` For ${stretchOf(daysAway)} ${help}.`}`;
  // It compares no figure of a record, so that what is written on the case says more.
  return { paragraph: { lead: '', text }, covered: ['away', 'watering'], certainty: CERTAINTY.rule.time };
}

const DAYS_INDOORS = 10;

/** Which of several plants get through, and which need help; null where it is the same for all. */
function ofSeveral(query: CareQuery): Verdict | null {
  const all: readonly Species[] = [query.plant, ...query.question.otherPlants];
  const survives = (plant: Species) => survivesAbsence({ ...query, plant: knownOf(plant) }) ?? false;
  const names = (some: readonly Species[]) =>
    listed(
      some.map(({ commonNames, scientificName }) => (commonNames[0] ?? scientificName).toLowerCase()),
      'and',
    );
  const through = all.filter(survives);
  const needy = all.filter((plant) => !survives(plant));
  if (through.length === 0 || needy.length === 0) return null;
  const text = inSentences([
    through.length > 0
      ? `${capital(names(through))} ${through.length > 1 ? 'get' : 'gets'} through if watered right before and stood out of the sun.`
      : null,
    needy.length > 0
      ? `${capital(names(needy))} ${needy.length > 1 ? 'need' : 'needs'} somebody to water meanwhile, or a wick from a jar of water.`
      : null,
  ]);
  return { paragraph: { lead: '', text }, covered: ['away', 'watering'] };
}

function knownOf(plant: Species): CareQuery['plant'] {
  return plantById(plant._id) ?? { ...plant, wind: 'leafy', cropCoefficient: 0.8 };
}

/** "Must somebody water it?" asks for help, "will it survive without anybody?" whether it is safe. */
function leadOf(survives: boolean, question: Question): string {
  const asksForHelp =
    says(question, 'somebody', 'someone', 'anyone', 'anybody', 'neighbor', 'sitter', 'help') &&
    says(question, 'need', 'must', 'have', 'should');
  return asksForHelp && !says(question, 'survive', 'without')
    ? leadForAction(!survives, question)
    : leadFor(survives, question);
}

/** Vegetables and flowers of one season in open ground last about so many days of dry summer weather: a cautious figure. */
const BED_LASTS = 7;

function inOpenGround({ plant, question }: CareQuery, daysAway: number): Verdict {
  if (usualPlace(plant) === 'lawn')
    return {
      paragraph: {
        lead: leadOf(true, question),
        text: `A lawn survives ${stretchOf(daysAway)} without water: it turns brown and rests, and is green again 2–3 weeks after rain. Mow it to about 5 cm before you leave, and do not feed it. Only grass sown this year needs somebody to water.`,
      },
      covered: ['away', 'watering'],
    };
  const isSeasonal = plant.lifespan === 'annual' || plant.category === 'vegetable';
  const survives = !isSeasonal || daysAway <= BED_LASTS;
  const text = survives
    ? 'In open ground it manages, once established: water deeply the evening before you leave and mulch 5 cm deep. What was planted this year, or stands in a drought, needs somebody to water it once a week.'
    : `In a dry summer that is too long for a bed: ${nobodyCanWater(question.plain) ? '' : 'ask somebody to water deeply twice a week and to pick what ripens, or '}lay a drip hose on a timer. Water deeply before you leave, weed, and mulch 5 cm deep.`;
  return { paragraph: { lead: leadOf(survives, question), text }, covered: ['away', 'watering'] };
}
