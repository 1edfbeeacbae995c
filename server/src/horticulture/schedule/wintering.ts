import type { Season } from '@plantcare/contract/species.ts';
import { degrees, everyDays } from '../care-sheet/needs.ts';
import { daysUntil, daysUntilWithin, otherSeasons, type ScheduleCase, type TaskDraft } from './case.ts';

/** From this floor on, in °C, a plant cannot stay out when nights get cool; between it and frost, when frost comes. */
const TENDER = 10;
/** Roots in a pot freeze sooner: down to this floor, in °C, a pot outdoors is wrapped. An own figure. */
const POT_WRAPPED = -15;
/** Days from the first of autumn until nights fall below 10 °C, and until first frost, in a temperate climate: an own assumption. */
const COOL_NIGHTS = 14;
const FIRST_FROST = 40;
/** Days from the first of spring until frost is over. */
const LAST_FROST = 75;
/** A margin in °C, since gardens are colder than forecasts. */
const MARGIN = 3;

/** What the cold asks: in before frost, out in spring, wrapped, lifted, or a rest in a cooler room. */
export function winteringTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs, keeping } = scheduleCase;
  const outdoors = keeping.place.site === 'outdoors' || keeping.place.site === 'greenhouse';
  if (needs.lifespan === 'annual') return [];
  if (!outdoors) return rest(scheduleCase);
  if (needs.temperature.min >= 0)
    return needs.category === 'bulb' && keeping.place.openGround ? lifting(scheduleCase) : moving(scheduleCase);
  return keeping.place.openGround || needs.temperature.min < POT_WRAPPED ? [] : wrapping(scheduleCase);
}

function moving(scheduleCase: ScheduleCase): TaskDraft[] {
  const { min, idealMin } = scheduleCase.needs.temperature;
  const nights = degrees(min + MARGIN);
  const late = min >= TENDER ? COOL_NIGHTS : FIRST_FROST;
  const from = scheduleCase.season === 'winter' ? 0 : daysUntilWithin('autumn', late, scheduleCase);
  const rest = `Into a bright place${min < TENDER ? ` that may be cool, from ${degrees(Math.max(min, 5))}` : ''}; look for pests before.`;
  return [
    yearly(
      'Bring it in',
      'autumn',
      `It must stay above ${degrees(min)}: bring it in when nights fall below ${nights}. ${rest}`,
      from,
      3,
    ),
    yearly(
      'Take it out again',
      'spring',
      `When nights stay above ${degrees(Math.max(min + MARGIN, Math.min(10, idealMin)))} and frost is over; a week in the shade first, or the sun burns its leaves.`,
      daysUntilWithin('spring', LAST_FROST, scheduleCase),
      7,
    ),
  ];
}

function lifting(scheduleCase: ScheduleCase): TaskDraft[] {
  const from = scheduleCase.season === 'winter' ? 0 : daysUntilWithin('autumn', FIRST_FROST, scheduleCase);
  return [
    yearly(
      'Lift and store it',
      'autumn',
      'When the first frost has blackened its leaves, lift it, let it dry, and store it dark, dry and free of frost.',
      from,
      7,
    ),
    yearly(
      'Plant it out again',
      'spring',
      'When frost is over and the soil has warmed.',
      daysUntilWithin('spring', LAST_FROST, scheduleCase),
      7,
    ),
  ];
}

function wrapping(scheduleCase: ScheduleCase): TaskDraft[] {
  const { min } = scheduleCase.needs.temperature;
  const from = scheduleCase.season === 'winter' ? 0 : daysUntilWithin('autumn', FIRST_FROST + 20, scheduleCase);
  const reason = `It survives ${degrees(min)} in the ground, but roots in a pot freeze sooner: wrap the pot, lift it off the ground and stand it by a wall. Water it a little on days without frost.`;
  return [yearly('Wrap the pot', 'autumn', reason, from, 7)];
}

/** The winter of a plant in a room that does not grow then. */
function rest(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs } = scheduleCase;
  if (needs.growsIn.includes('winter')) return [];
  const seasons = otherSeasons(needs.growsIn);
  const begins: Season = seasons.includes('autumn') ? 'autumn' : 'winter';
  const every = everyDays(needs.watering.daysWinter);
  const { min, idealMin } = needs.temperature;
  const cool =
    min < TENDER
      ? ` It may stand cooler then, at ${degrees(Math.max(min + MARGIN, 5))} or more.`
      : ` Keep it above ${degrees(Math.max(min, Math.min(idealMin, 15)))}.`;
  const reason = `It rests until spring: no feeding, water ${every === null ? 'little' : `about ${every}`} after a check, and as much light as there is.${cool}`;
  return [yearly('Begin its winter rest', begins, reason, daysUntil([begins], scheduleCase), 7)];
}

function yearly(title: string, season: Season, reason: string, from: number, within: number): TaskDraft {
  return { type: 'other', title, frequency: 'monthly', interval: 12, seasons: [season], reason, from, within };
}
