import type { Season } from '@plantcare/contract/species.ts';
import { degrees, everyDays } from '../care-sheet/needs.ts';
import { daysUntil, daysUntilWithin, otherSeasons, type ScheduleCase, type TaskDraft } from './case.ts';

/** From this floor on, in °C, a plant cannot stay out when nights get cool; between it and frost, when frost comes. */
const TENDER = 10;
/** Roots in a pot freeze sooner: down to this floor, in °C, a pot outdoors is wrapped. An own figure. */
const POT_WRAPPED = -15;
/** Above this floor, in °C, a pot comes in: its roots are colder than those in the ground. An own figure. */
const POT_COMES_IN = -5;
const POT_IS_COLDER = 5;
/** Days from the first of autumn until nights fall below 10 °C, and until first frost, in a temperate climate: an own assumption. */
const COOL_NIGHTS = 14;
const FIRST_FROST = 40;
/** Days from the first of spring until frost is over. */
const LAST_FROST = 75;
/** A margin in °C, since gardens are colder than forecasts. */
const MARGIN = 3;

/** What the cold means for it: in before frost and out in spring, protected, wrapped, lifted, or kept differently indoors. */
export function winteringTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs, keeping, seasonal, usual } = scheduleCase;
  const { min } = needs.temperature;
  if (seasonal || usual === 'lawn') return [];
  if (keeping.place.openGround) {
    if (min < 0) return [];
    return needs.category === 'bulb' ? lifting(scheduleCase) : protecting(scheduleCase);
  }
  if (keeping.place.site !== 'outdoors' && keeping.place.site !== 'greenhouse') return indoors(scheduleCase);
  if (min > POT_COMES_IN) return moving(scheduleCase);
  return min < POT_WRAPPED ? [] : wrapping(scheduleCase);
}

function moving(scheduleCase: ScheduleCase): TaskDraft[] {
  const { idealMin, min: inGround } = scheduleCase.needs.temperature;
  const min = inGround < 0 ? Math.max(0, inGround + POT_IS_COLDER) : inGround;
  const nights = degrees(min + MARGIN);
  const late = min >= TENDER ? COOL_NIGHTS : FIRST_FROST;
  const from = scheduleCase.season === 'winter' ? 0 : daysUntilWithin('autumn', late, scheduleCase);
  const rest = `Give it a bright place${min < TENDER ? `, which may be as cool as ${degrees(Math.max(min, 5))}` : ''}, and check it for pests first.`;
  return [
    yearly(
      'Bring it in',
      'autumn',
      `Bring it in when nights fall below ${nights}: it must stay above ${degrees(min)}. ${rest}`,
      from,
      3,
    ),
    yearly(
      'Take it out again',
      'spring',
      `When nights stay above ${degrees(Math.max(min + MARGIN, Math.min(10, idealMin)))} and frost is over. Start with a week in the shade, or the sun burns its leaves.`,
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
  const reason = `It survives ${degrees(min)} in the ground, but roots in a pot freeze sooner: wrap the pot, set it on feet and move it to a wall. Water a little on days without frost.`;
  return [yearly('Wrap the pot', 'autumn', reason, from, 7)];
}

/** In the ground a tender plant cannot be carried in. */
function protecting(scheduleCase: ScheduleCase): TaskDraft[] {
  const { min } = scheduleCase.needs.temperature;
  const from = scheduleCase.season === 'winter' ? 0 : daysUntilWithin('autumn', FIRST_FROST, scheduleCase);
  const reason = `It must stay above ${degrees(min)}. Where winters are colder dig it up into a pot before the first frost, or take cuttings; fleece and mulch only help through a light frost.`;
  return [yearly('Protect it from frost', 'autumn', reason, from, 3)];
}

/** The winter of a plant in a room that does not grow then: a cool rest, or for one of the tropics only less of everything. */
function indoors(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs } = scheduleCase;
  if (needs.growsIn.includes('winter')) return [];
  const seasons = otherSeasons(needs.growsIn);
  const begins: Season = seasons.includes('autumn') ? 'autumn' : 'winter';
  const every = everyDays(needs.watering.daysWinter);
  const water = `water ${every === null ? 'little' : `about ${every}`} after a check`;
  const { min, idealMin } = needs.temperature;
  const from = daysUntil([begins], scheduleCase);
  if (min >= TENDER && needs.watering.class !== 'dry') {
    const warm = degrees(Math.max(min, Math.min(idealMin, 15)));
    // A plant that sheds its buds when it is moved may be in bud in winter.
    const closer = needs.problems.some(({ _id }) => _id === 'bud-drop') ? '' : ' move it closer to the window,';
    const reason = `It does not rest, but grows slowly in the weak light: ${water}, stop feeding,${closer} and keep it above ${warm}.`;
    return [yearly('Adjust its care for winter', begins, reason, from, 7)];
  }
  const cool =
    min < TENDER
      ? `It may stand cooler then, at ${degrees(Math.max(min + MARGIN, 5))} or more.`
      : `Keep it above ${degrees(Math.max(min, Math.min(idealMin, 15)))}.`;
  const reason = `It rests until spring: do not feed it, ${water}, and give it as much light as there is. ${cool}`;
  return [yearly('Begin its winter rest', begins, reason, from, 7)];
}

function yearly(title: string, season: Season, reason: string, from: number, within: number): TaskDraft {
  return { type: 'other', title, frequency: 'monthly', interval: 12, seasons: [season], reason, from, within };
}
