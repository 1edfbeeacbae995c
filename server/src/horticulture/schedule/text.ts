import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import { SEASONS } from '@plantcare/contract/species.ts';
import { SEASON_NAMES } from '../care-sheet/needs.ts';
import { howRecognized, shown } from '../care-sheet/recognition.ts';
import { listed, nameOf } from '../wording.ts';
import type { ScheduleCase } from './case.ts';
import { feedingLeftOut } from './feeding.ts';
import { wateringAdjustments } from './watering.ts';

/** The schedule in words: the tasks of this season, then those of others, each by how often; and why it is as it is. */
export function scheduleText(typed: string, scheduleCase: ScheduleCase, tasks: readonly CareTask[]): string {
  const now = tasks.filter(({ seasons }) => seasons.includes(scheduleCase.season));
  const later = tasks.filter(({ seasons }) => !seasons.includes(scheduleCase.season));
  return [
    introduction(typed, scheduleCase),
    ...section(`Now, in ${SEASON_NAMES[scheduleCase.season]}`, now.map(line)),
    ...section('In other seasons', later.map(line)),
    ...reasons(scheduleCase),
  ].join('\n\n');
}

/** What the schedule says besides its tasks. */
export function scheduleSummary(typed: string, scheduleCase: ScheduleCase): string {
  return [introduction(typed, scheduleCase), ...reasons(scheduleCase)].join('\n\n');
}

function reasons(scheduleCase: ScheduleCase): string[] {
  return [
    ...section('What it takes into account', takenIntoAccount(scheduleCase)),
    ...section('Left out on purpose', feedingLeftOut(scheduleCase)),
  ];
}

function introduction(typed: string, { match }: ScheduleCase): string {
  if (!match) {
    return `“${shown(typed)}” is not in the knowledge base, so this is a general schedule for a house plant. Let the soil check decide, and try its scientific name for a better one.`;
  }
  return (
    howRecognized(typed, match) ??
    `This is for ${nameOf(match.plant)}. Intervals are estimates; let the soil check decide.`
  );
}

function line({ title, reason, seasons, ...task }: CareTask): string {
  const when =
    seasons.length === SEASONS.length
      ? 'all year'
      : `in ${listed(
          seasons.map((season) => SEASON_NAMES[season]),
          'and',
        )}`;
  return `**${title}**, ${rhythm(task)} ${when}. ${reason}`;
}

function rhythm({ frequency, interval }: Pick<CareTask, 'frequency' | 'interval'>): string {
  if (frequency === 'once') return 'once';
  if (frequency === 'monthly' && interval % 12 === 0)
    return interval === 12 ? 'once a year' : `every ${interval / 12} years`;
  const unit = { daily: 'day', weekly: 'week', monthly: 'month' }[frequency];
  return interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`;
}

function takenIntoAccount(scheduleCase: ScheduleCase): string[] {
  const { keeping } = scheduleCase;
  const missing = [
    ...(keeping.place.site === null ? ['where it stands (taken to be indoors)'] : []),
    ...(keeping.light === null ? ['its light'] : []),
    ...(keeping.pot === null && !keeping.place.openGround ? ['the width of its pot'] : []),
    ...(scheduleCase.sinceRepot === null && scheduleCase.needs.repottingYears !== null && isPotted(scheduleCase)
      ? ['when it was last repotted']
      : []),
  ];
  return [
    ...(scheduleCase.placeAssumed
      ? ['This assumes that it grows in open ground. If it is in a pot or indoors, say so in its location.']
      : []),
    ...(isPotted(scheduleCase) ? wateringAdjustments(scheduleCase) : []).map(
      ({ factor, reason }) => `Water ${factor < 1 ? 'more' : 'less'} often: ${reason}.`,
    ),
    ...(keeping.health === 'needs_attention'
      ? ['It needs attention, so check on it more often and feed it sparingly.']
      : []),
    ...(keeping.health === 'sick' ? ['It is sick, so check on it often and do not feed it.'] : []),
    ...(missing.length > 0 ? [`Not known, so what is usual was assumed: ${listed(missing, 'and')}.`] : []),
  ];
}

function isPotted({ keeping, seasonal }: ScheduleCase): boolean {
  return !keeping.place.openGround && !seasonal;
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, lines.map((each) => `- ${each}`).join('\n')];
}
