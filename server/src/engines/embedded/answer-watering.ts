import type { Season, Span, Species } from '@plantcare/contract/species.ts';
import { type Asked, daysBetween, inSentences, type Paragraph } from './answer.ts';
import { wateringDays } from './answer-diary.ts';
import { days, everyDays, SEASON_NAMES } from './sheet-lines.ts';

export function answerWatering(asked: Asked): Paragraph {
  const { plant, season, question } = asked;
  const { watering } = plant;
  return {
    lead: 'Watering:',
    text: inSentences([
      /\bice cubes?\b/.test(question.plain) ? 'Use water at room temperature, not ice, which chills the roots.' : null,
      /\b(too much|overwater\w*)\b/.test(question.plain)
        ? 'Too much water shows as yellow, soft leaves over soil that stays wet.'
        : null,
      watering.check,
      usualDays(plant, season),
      amount(plant),
      sinceLastTime(asked),
    ]),
  };
}

function usualDays(plant: Species, season: Season): string {
  const [growing, winter] = [everyDays(plant.watering.daysGrowing), everyDays(plant.watering.daysWinter)];
  if (growing === null || winter === null)
    return 'How long that takes differs too much from plant to plant for a figure in days: only the check tells.';
  return `That is usually ${growing} while it grows and ${winter} in winter; now, in ${SEASON_NAMES[season]}, reckon with ${days(daysNow(plant, season))}.`;
}

/** Its usual days in today's season: in fall the shorter days already count as half a winter. */
export function daysNow({ watering: { daysGrowing, daysWinter }, growsIn }: Species, season: Season): Span {
  if (season === 'winter') return daysWinter;
  if (growsIn.includes(season)) return daysGrowing;
  const between = (one: number, other: number) => Math.round((one + other) / 2);
  return { min: between(daysGrowing.min, daysWinter.min), max: between(daysGrowing.max, daysWinter.max) };
}

function amount({ watering, matureSize }: Species): string {
  if (!matureSize.potted) return 'Water the ground deeply and seldom rather than a little every day.';
  if (watering.class === 'dry')
    return 'Water until it runs out below, empty the saucer, and let the pot dry through again.';
  return 'Water until it runs out below, and empty the saucer after 30 minutes.';
}

function sinceLastTime({ plant, season, around }: Asked): string | null {
  const [last] = wateringDays(around.diary);
  if (last === undefined) return null;
  const since = daysBetween(last, around.today);
  if (since < 0) return null;
  const { min, max } = daysNow(plant, season);
  const ago = since === 0 ? 'today' : since === 1 ? 'yesterday' : `${since} days ago`;
  if (since > max) return `Your diary says it was last watered ${ago}, so check it today: it is probably thirsty.`;
  if (since >= min) return `Your diary says it was last watered ${ago}, so check the soil now.`;
  return `Your diary says it was last watered ${ago}, so it is probably still moist; check again in ${min - since} ${min - since === 1 ? 'day' : 'days'}.`;
}

/** Lime and fluoride, to which only some plants are tender. */
export function answerWaterQuality({ plant, question }: Asked): Paragraph {
  const tender = plant.problems.some(({ _id }) => _id === 'fluoride-injury');
  const limeHater =
    /\b(acid|acidic|lime-free|ericaceous)\b/i.test(plant.soil) ||
    plant.problems.some(({ _id }) => _id === 'iron-deficiency');
  const carnivore = ['Droseraceae', 'Sarraceniaceae', 'Nepenthaceae', 'Lentibulariaceae'].includes(plant.family);
  const advice = carnivore
    ? 'Use only rain, distilled or reverse-osmosis water: the minerals of tap water kill it.'
    : tender
      ? 'Rain or distilled water is better: fluoride and salts of tap water turn its tips brown.'
      : limeHater
        ? 'Rain water is better: lime in hard tap water turns its new leaves yellow.'
        : 'Tap water is fine unless it is very hard; then mix it with rain water.';
  const softened = /\bsoften\w*\b/.test(question.plain) ? ' Do not use softened water: its sodium harms roots.' : '';
  return {
    lead: 'Which water:',
    text: `${advice}${softened} Use it at room temperature, about 20 °C. Standing overnight drives out chlorine, but neither lime nor fluoride.`,
  };
}
