import type { ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import { everyDays, SEASON_NAMES } from '../care-sheet/needs.ts';
import { shown } from '../care-sheet/recognition.ts';
import type { Climate } from './question.ts';

/** Whether it grows or rests in the season; without one, in that of the calendar where the gardener lives. */
export function seasonFinding(climate: Climate): ClimateFinding {
  const { limits, season, calendar, example, keeping } = climate;
  const now = season.read ?? calendar;
  const grows = limits.growsIn.includes(now);
  const every = everyDays(now === 'winter' || !grows ? limits.watering.daysWinter : limits.watering.daysGrowing);
  const text = grows
    ? `In ${SEASON_NAMES[now]} it grows: check the soil ${every ?? 'every few days'} and ${keeping.health === 'sick' ? 'do not feed it before it has recovered' : 'feed it as usual'}.`
    : `In ${SEASON_NAMES[now]} it rests: water less, ${every === null ? 'only' : `about ${every}`} after checking the soil, and do not feed it.`;
  const differs = season.read !== null && season.read !== calendar && !example;
  return {
    about: 'season',
    verdict: differs || !grows ? 'watch' : 'fine',
    text: [source(climate, differs), text].filter((part) => part !== '').join(' '),
    brief: `${SEASON_NAMES[now]}${byTheCalendar(climate)}, when it grows`,
  };
}

function source({ season: { written, read }, calendar }: Climate, differs: boolean): string {
  if (differs)
    return `You wrote ${SEASON_NAMES[read ?? calendar]}, though by the calendar it is ${SEASON_NAMES[calendar]} where you live.`;
  if (read !== null) return '';
  const reason = written === null ? 'No season was given' : `“${shown(written)}” could not be read as a season`;
  return `${reason}, so this goes by the calendar: ${SEASON_NAMES[calendar]}.`;
}

function byTheCalendar({ season: { written, read } }: Climate): string {
  if (read !== null) return '';
  return written === null ? ' by the calendar' : ` by the calendar (“${shown(written)}” could not be read as a season)`;
}
