import { days, SEASON_NAMES, tellsNothing } from '../../../../horticulture/care-sheet/needs.ts';
import { daysNow } from '../../../../horticulture/care-sheet/watering.ts';
import { readSeason } from '../../../../horticulture/text-input/season.ts';
import { capital } from '../../../../horticulture/wording.ts';
import { type CareQuery, type DirectAnswer, judged, says } from '../answer.ts';
import type { Question } from '../intent/question.ts';
import { seasonAsked } from '../season-asked.ts';
import { wateringVerdict } from './watering-verdict.ts';

export function directWatering(query: CareQuery): DirectAnswer | null {
  const { plant, question } = query;
  const span = daysNow(plant, seasonAsked(query));
  const verdict = wateringVerdict(query, question.facts.everyDays);
  if (verdict)
    return judged(verdict.frequency === 'right', question, `${capital(verdict.interval)} is ${verdict.judgment}`);
  const named = readSeason(question.plain) !== null || question.facts.month !== null;
  if (named && (question.form === 'how-often' || question.form === 'when') && !tellsNothing(span)) {
    const when = SEASON_NAMES[seasonAsked(query)];
    return { yes: null, text: `In ${when} it usually needs water every ${days(span)}, once the soil is dry enough.` };
  }
  const thirst = thirstAsked(query);
  if (thirst) return thirst;
  const dryOut = question.tokens.some(
    ({ lemma, word }, at) =>
      (lemma === 'dry' || word === 'drying') &&
      ['out', 'completely', 'between', 'through', 'fully'].includes(question.tokens[at + 1]?.word ?? ''),
  );
  if (dryOut || says(question, 'moist', 'damp')) {
    if (plant.watering.class === 'dry')
      return choice(question, dryOut, 'Let it dry out right through before you water again.');
    if (plant.watering.class === 'moist')
      return choice(question, !dryOut, 'Do not let it dry out: keep the soil evenly moist, never soggy.');
    return choice(
      question,
      false,
      'Let only the top of the soil dry; do not let the whole pot go bone dry or stay wet.',
    );
  }
  return null;
}

const THIRST = {
  dry: 'It needs little water and stands long dry spells; too much water is what harms it.',
  moderate: 'It needs a moderate amount of water: a short dry spell does no harm, a long one does.',
  moist: 'It needs a lot of water and must not dry out.',
} as const;

/** "Does it need a lot of water?", "is it drought tolerant?" */
function thirstAsked({ plant, question }: CareQuery): DirectAnswer | null {
  if (question.form !== 'yes-no') return null;
  const { class: kind } = plant.watering;
  if (
    /\bdrought\b.{0,12}\b(?:toleran|resist|hardy|proof)|\b(?:tolerate|survive|stand|handle) .{0,10}drought\b/.test(
      question.plain,
    )
  )
    return { yes: kind === 'moderate' ? null : kind === 'dry', text: THIRST[kind] };
  if (
    /\b(?:lots?|much|plenty) (?:of )?water\b|\bthirsty plants?\b/.test(question.plain) &&
    says(question, 'need', 'like', 'want', 'thirsty')
  )
    return { yes: kind === 'moderate' ? null : kind === 'moist', text: THIRST[kind] };
  return null;
}

function choice(question: Question, yes: boolean, text: string): DirectAnswer {
  return { yes: question.form === 'yes-no' ? yes : null, text };
}
