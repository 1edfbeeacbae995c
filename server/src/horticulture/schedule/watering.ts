import { LIGHT_CLASSES, type Season, type Span } from '@plantcare/contract/species.ts';
import { tellsNothing } from '../care-sheet/needs.ts';
import { daysUntil, middle, otherSeasons, type ScheduleCase, type TaskDraft } from './case.ts';

/** How a circumstance changes the days between waterings, and how that is said. */
interface Adjustment {
  factor: number;
  reason: string;
}

/** A pot this narrow dries soon, one this wide late, in cm. */
const NARROW_POT = 12;
const WIDE_POT = 25;

const LONGEST = 120;

/** A soil check for the growing seasons and one for the rest of the year, each with the days that come of the place. */
export function wateringTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs, keeping } = scheduleCase;
  const { daysGrowing, daysWinter } = needs.watering;
  const growing = needs.growsIn.filter((season) => season !== 'winter');
  const resting = otherSeasons(growing).filter((season) => !asleep(season, scheduleCase));
  const dormant = resting.filter((season) => season !== 'winter');
  // What grows through the winter is dry in its summer rest, not watered as in winter.
  const growsInWinter = needs.growsIn.includes('winter');
  const rest = growsInWinter ? resting.filter((season) => season === 'winter') : resting;
  return [
    ...task(scheduleCase, growing, daysGrowing, 'It grows then'),
    ...task(scheduleCase, rest, daysWinter, whyLess(scheduleCase)),
    ...(growsInWinter
      ? task(scheduleCase, dormant, driest(daysGrowing, daysWinter), 'It rests then and needs little')
      : []),
  ].map((draft) => (keeping.place.openGround ? { ...draft, title: 'Check the ground, then water' } : draft));
}

/** What is asked of water where it stands. */
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
  if (needs.growsIn.includes('winter')) return 'It grows then, but its soil dries slowly';
  return needs.lifespan === 'annual' ? 'Its season ends then, and it needs less' : 'It rests then and needs less';
}

/** An annual is gone in winter, and what is hardy needs no water from its gardener in cold ground. */
function asleep(season: Season, { needs, keeping }: ScheduleCase): boolean {
  if (season !== 'winter') return false;
  return (needs.lifespan === 'annual' && !needs.growsIn.includes('winter')) || keeping.place.openGround;
}

function driest(one: Span, other: Span): Span {
  return { min: Math.max(one.min, other.min) * 2, max: Math.max(one.max, other.max) * 2 };
}

function when(holds: boolean, factor: number, reason: string): Adjustment[] {
  return holds ? [{ factor, reason }] : [];
}
