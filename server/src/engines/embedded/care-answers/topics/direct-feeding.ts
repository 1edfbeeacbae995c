import { SEASON_NAMES } from '../../../../horticulture/care-sheet/needs.ts';
import { inLocalMonths, localMonth } from '../../../../horticulture/months.ts';
import { readSeason } from '../../../../horticulture/text-input/season.ts';
import { type CareQuery, type DirectAnswer, judged, says } from '../answer.ts';
import { seasonAsked } from '../season-asked.ts';

export function directFeeding(query: CareQuery): DirectAnswer | null {
  const { plant, question, circumstances } = query;
  const season = seasonAsked(query);
  const { hemisphere } = circumstances;
  const named = readSeason(question.plain) !== null || question.facts.month !== null;
  if (!named && question.form === 'yes-no') return feedingNeeded(query);
  if (
    (!named && question.form !== 'when') ||
    plant.feedingWeeks === null ||
    (question.form !== 'yes-no' && question.form !== 'when')
  )
    return null;
  const stop = says(question, 'stop', 'pause', 'skip', 'last');
  // The record names the month itself.
  if (stop && question.form === 'when' && /\b(?:stop|until|by the end of)\b/i.test(plant.feeding)) return null;
  // November belongs to the rest, whatever the calendar calls it.
  const resting = season === 'winter' || question.facts.month === localMonth(11, hemisphere);
  const grows = plant.growsIn.includes(season) && !resting;
  if (question.form === 'when')
    return {
      yes: null,
      text: inLocalMonths(
        stop
          ? 'Stop when growth slows, by late September or October, and start again in spring when new leaves show.'
          : 'Start in March or April, when new growth shows, and stop in early fall.',
        hemisphere,
      ),
    };
  const text = grows
    ? `Feed it in ${SEASON_NAMES[season]}, while it grows.`
    : `Stop feeding it in winter, while it hardly grows; start again in spring.`;
  return { yes: question.form === 'yes-no' ? grows !== stop : null, text };
}

/** "Does it need feeding?", "is every week too often?" */
function feedingNeeded({ plant, question }: CareQuery): DirectAnswer | null {
  const weeks = plant.feedingWeeks;
  const { everyDays } = question.facts;
  if (weeks !== null && everyDays !== null) {
    if (everyDays < weeks.min * 7 * 0.75)
      return judged(false, question, `That is too often; feed it every ${weeksOf(weeks)} while it grows.`);
    if (everyDays <= weeks.max * 7 * 1.4) return judged(true, question, 'That is about right while it grows.');
    return judged(true, question, `That is little; every ${weeksOf(weeks)} while it grows is usual.`);
  }
  if (!/\b(?:need|want|require|have to|like|necessary)\b/.test(question.plain)) return null;
  return weeks === null
    ? { yes: false, text: 'It needs no regular feeding.' }
    : { yes: true, text: `Feed it every ${weeksOf(weeks)} while it grows.` };
}

function weeksOf({ min, max }: { min: number; max: number }): string {
  return min === max ? (min === 1 ? 'week' : `${min} weeks`) : `${min}–${max} weeks`;
}
