import { LIGHT_CLASSES, SEASONS, type Season, type Span, type Species } from '@plantcare/contract/species.ts';
import { tellsNothing } from '../care-sheet/needs.ts';
import { withoutPots } from '../open-ground.ts';
import { daysUntil, middle, otherSeasons, type ScheduleCase, seasonsOfMonths, type TaskDraft } from './case.ts';

/** How a circumstance changes the days between waterings, and how that is said. */
interface Adjustment {
  factor: number;
  reason: string;
}

/** A pot this narrow dries soon, one this wide late, in cm. */
const NARROW_POT = 12;
const WIDE_POT = 25;

const LONGEST = 120;

/** Days without rain after which the ground is worth a look. */
const DRY_SPELL = 7;

const WOODY: readonly Species['category'][] = ['shrub', 'climber', 'fruit'];

/** A soil check for the growing seasons and one for the rest of the year, each with an interval for its place. */
export function wateringTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  if (scheduleCase.usual === 'lawn') return [];
  return scheduleCase.keeping.place.openGround ? inOpenGround(scheduleCase) : inPot(scheduleCase);
}

function inPot(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs, seasonal } = scheduleCase;
  const { daysGrowing, daysWinter } = needs.watering;
  const growing = seasonsOfLife(scheduleCase).filter((season) => season !== 'winter');
  const growsInWinter = needs.growsIn.includes('winter');
  if (seasonal) {
    return [
      ...task(scheduleCase, growing, daysGrowing, 'It grows then'),
      ...(growsInWinter ? task(scheduleCase, ['winter'], daysWinter, whyLess(scheduleCase)) : []),
    ];
  }
  const resting = otherSeasons(growing);
  const dormant = resting.filter((season) => season !== 'winter');
  // What grows through the winter is dry in its summer rest, not watered as in winter.
  const rest = growsInWinter ? resting.filter((season) => season === 'winter') : resting;
  return [
    ...task(scheduleCase, growing, daysGrowing, 'It grows then'),
    ...task(scheduleCase, rest, daysWinter, whyLess(scheduleCase)),
    ...(growsInWinter
      ? task(scheduleCase, dormant, driest(daysGrowing, daysWinter), 'It rests then and needs little')
      : []),
  ];
}

/** In the ground rain and deep roots do most of it, and in winter all of it. */
function inOpenGround(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs } = scheduleCase;
  const seasons = seasonsOfLife(scheduleCase).filter((season) => season !== 'winter');
  if (seasons.length === 0) return [];
  const woody = WOODY.includes(needs.category);
  const [draft] = task(scheduleCase, seasons, needs.watering.daysGrowing, '');
  if (!draft) return [];
  const young = woody
    ? 'Established plants need it only after two weeks without rain; water young ones weekly in their first two summers.'
    : 'Rain counts: check only in dry weather, and water deeply.';
  return [
    {
      ...draft,
      title: 'Water in dry weather',
      interval: woody ? Math.max(DRY_SPELL, draft.interval) : Math.min(DRY_SPELL, Math.max(2, draft.interval)),
      reason: `${young} ${withoutPots(needs.watering.check) ?? 'Dig a finger down 5 cm and water when it is dry there.'}`,
    },
  ];
}

/** The seasons it grows in, and those of its harvest. */
function seasonsOfLife({ needs, sowing, seasonal }: ScheduleCase): Season[] {
  const harvested = seasonal ? seasonsOfMonths(sowing?.harvest ?? []) : [];
  return SEASONS.filter((season) => needs.growsIn.includes(season) || harvested.includes(season));
}

/** How its place changes the interval. */
export function wateringAdjustments({ needs, keeping }: ScheduleCase): Adjustment[] {
  const { place, light, pot, size, health } = keeping;
  const roomPlant = needs.category === 'house_plant' || needs.category === 'succulent';
  const brighter = light === null ? 0 : LIGHT_CLASSES.indexOf(light) - LIGHT_CLASSES.indexOf(needs.light.preferred);
  return [
    ...when(place.openGround, 1.8, 'open ground stays moist longer than a pot, and rain counts'),
    ...when(
      place.site === 'outdoors' && roomPlant && !place.openGround,
      0.8,
      'wind and sun outdoors dry the pot faster',
    ),
    ...when(place.site === 'greenhouse', 0.85, 'a greenhouse is warm by day'),
    ...when(place.dryAir, 0.7, 'next to a heater or an air conditioner the soil dries faster'),
    ...when(place.humid, 1.25, 'in the humid air of a bathroom the soil dries slowly'),
    ...when(brighter > 0, 0.85, 'its place is brighter than most, so it drinks more'),
    ...when(brighter < 0, 1.3, 'its place is darker than it likes best, so it drinks less'),
    ...when(pot !== null && pot <= NARROW_POT, 0.8, 'a small pot dries fast'),
    ...when(pot !== null && pot >= WIDE_POT, 1.25, 'a large pot stays moist longer'),
    ...when(pot === null && size === 'large', 0.9, 'a large plant drinks more'),
    ...when(health === 'sick', 1.2, 'a sick plant takes up less, and wet soil would harm it more'),
  ];
}

function task(scheduleCase: ScheduleCase, seasons: Season[], span: Span, why: string): TaskDraft[] {
  if (seasons.length === 0) return [];
  const factor = wateringAdjustments(scheduleCase).reduce((product, each) => product * each.factor, 1);
  // Of a wide span the smaller figures count: to look once too often harms nothing.
  const usual = tellsNothing(span) ? { min: span.min, max: span.min * 3 } : span;
  const interval = Math.min(LONGEST, middle(usual, factor));
  const waiting = daysUntil(seasons, scheduleCase);
  const watered = scheduleCase.since('watering');
  const next = watered === null ? 0 : Math.max(0, interval - watered);
  return [
    {
      type: 'watering',
      title: 'Check the soil, then water',
      frequency: 'daily',
      interval,
      seasons,
      reason: `${scheduleCase.needs.watering.check} ${why}.`,
      from: Math.max(waiting, next),
      within: watered === null ? Math.min(3, interval) : 1,
    },
  ];
}

function whyLess({ needs }: ScheduleCase): string {
  return needs.growsIn.includes('winter')
    ? 'It grows then, but its soil dries slowly'
    : 'It grows little then and needs less';
}

function driest(one: Span, other: Span): Span {
  return { min: Math.max(one.min, other.min) * 2, max: Math.max(one.max, other.max) * 2 };
}

function when(holds: boolean, factor: number, reason: string): Adjustment[] {
  return holds ? [{ factor, reason }] : [];
}
