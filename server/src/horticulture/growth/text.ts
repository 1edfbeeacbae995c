import type { GrowthPoint } from '@plantcare/contract/assistant/growth-prediction.ts';
import { monthName } from '@plantcare/contract/month-names.ts';
import type { HEALTHS } from '@plantcare/contract/plants.ts';
import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { LightClass, Species } from '@plantcare/contract/species.ts';
import { SEASON_NAMES } from '../care-sheet/needs.ts';
import { monthOf, monthSpans } from '../months.ts';
import { isSeasonal } from '../usual-place.ts';
import { nameOf } from '../wording.ts';
import { isPlantedOut, lightMisfit } from './factors.ts';
import type { GrowthFacts } from './facts.ts';
import { growthLevers } from './levers.ts';
import { dayAfter, growsAfter, weeksToLive, weeksUntilSown } from './life.ts';
import { matureHeight } from './size.ts';

/** Weeks from today for which figures are given. */
const MARKS = [4, 12, 26, 52] as const;
const YEAR = 52;
/** Heights in cm from which on they are given in meters. */
const IN_METERS = 200;

const HEALTH: Record<(typeof HEALTHS)[number], string> = {
  healthy: 'healthy',
  needs_attention: 'in need of attention, so it grows at 60% of its pace',
  sick: 'sick, so it grows at a fifth of its pace',
};

const LIGHT: Record<LightClass, string> = {
  low: 'low light',
  medium: 'medium light',
  bright_indirect: 'bright indirect light',
  full_sun: 'full sun',
};

/** The prediction in words: what to expect, what would change it, and what it rests on. */
export function growthText(facts: GrowthFacts, timeline: readonly GrowthPoint[]): string {
  const over = weeksToLive(facts) === 0;
  const figures = over ? [] : [listOf(marks(facts, timeline))];
  const sections: [string, string[]][] = [
    ['What to expect', [summary(facts, timeline), ...lifeOf(facts), ...figures]],
    ...(over ? [] : [['What would change it', leverText(facts)] satisfies [string, string[]]]),
    ['What this rests on', [listOf(known(facts)), ...assumed(facts)]],
  ];
  return sections.map(([heading, parts]) => `## ${heading}\n\n${parts.join('\n\n')}`).join('\n\n');
}

function summary(facts: GrowthFacts, timeline: readonly GrowthPoint[]): string {
  const { plant, as } = facts;
  const name = as === 'species' ? nameOf(plant) : plant.scientificName;
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (!first || !last) return `There is no figure for ${name}.`;
  if (last.weeks === 0) return `${name} has had its season where you live and will not grow any more.`;
  const until = weeksUntilSown(facts);
  if (until > 0) {
    return `${name} is sown each year: ${sownWhen(facts)} where you live. Sown then, it will reach about ${length(last.expected)} by ${monthName(monthOf(dayAfter(facts.today, last.weeks)))}, or anything from ${lengths(last)}. Last season’s plant will not grow again.`;
  }
  const gain = last.expected - first.expected;
  const time = last.weeks < YEAR ? `until its season ends in about ${inWeeks(last.weeks)}` : 'within a year';
  const range = `or anything from ${lengths(last)}. Its growth is ${plant.growthRate} for its kind.`;
  if (gain < 0.5)
    return `${name} will hardly grow taller ${time}: it stays at about ${length(last.expected)}, ${range}`;
  return `${name} will probably gain ${length(gain)} ${time}: from about ${length(first.expected)} today to ${length(last.expected)}, ${range}`;
}

/** What the heights alone would hide. */
function lifeOf(facts: GrowthFacts): string[] {
  const { plant } = facts;
  const extent = plant.matureSize.potted ?? plant.matureSize.ground;
  const trails = extent && extent.spread >= 1.5 * extent.height;
  return [
    ...(isSeasonal(plant) ? [annual(facts)] : []),
    ...(plant.lifespan === 'biennial' && !isSeasonal(plant)
      ? ['It lives for two years: it grows leaves in the first, flowers in the second, and then dies.']
      : []),
    ...(plant.category === 'bulb' && plant.lifespan !== 'annual'
      ? [
          'It dies down after its season and sprouts again from the bulb or tuber, so the heights are those above the soil in its season.',
        ]
      : []),
    ...(plant.category === 'garden_flower' && plant.lifespan === 'perennial' && plant.temperature.min < -10
      ? [
          'Many hardy garden flowers die back in winter and sprout again from the root: then the heights are those of the next season.',
        ]
      : []),
    ...(trails ? [`It grows wider than tall: its shoots spread or trail to about ${length(extent.spread)}.`] : []),
  ];
}

function sownWhen({ plant: { sowing }, hemisphere }: GrowthFacts): string {
  return monthSpans(sowing?.indoors ?? sowing?.outdoors ?? [], hemisphere);
}

function annual(facts: GrowthFacts): string {
  const end = weeksToLive(facts);
  if (end === 0) return 'It lives for one season and will not come back: sow it again for the next one.';
  return `It is grown for one season and will be gone in about ${inWeeks(end)}, so the figures end there. Sow it again for the next season.`;
}

function marks(facts: GrowthFacts, timeline: readonly GrowthPoint[]): string[] {
  const end = timeline.at(-1)?.weeks ?? 0;
  return [...MARKS.filter((weeks) => weeks < end), ...(end > 0 ? [end] : [])].flatMap((weeks) => {
    const point = timeline.find((each) => each.weeks === weeks);
    if (!point) return [];
    const season = SEASON_NAMES[seasonOf(dayAfter(facts.today, weeks), facts.hemisphere)];
    if (weeks < weeksUntilSown(facts)) return [`**In ${inWeeks(weeks)}** (${season}): not sown yet.`];
    return [
      `**In ${inWeeks(weeks)}** (${season}): about ${length(point.expected)}, probably ${lengths(point)}.${pace(facts, weeks)}`,
    ];
  });
}

function inWeeks(weeks: number): string {
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

function pace(facts: GrowthFacts, weeks: number): string {
  if (weeks === weeksToLive(facts)) return ' Then its season ends.';
  return growsAfter(facts, weeks) ? '' : ' It rests in this season.';
}

function leverText(facts: GrowthFacts): string[] {
  const levers = growthLevers(facts).map(({ what, gain }, at) => {
    const by = gain > 0 ? `${length(gain)} more` : `${length(-gain)} less`;
    return `${at + 1}. ${what}: about ${by} ${weeksToLive(facts) < YEAR ? 'by the end of its season' : 'in a year'}.`;
  });
  const stretching =
    facts.light !== null && lightMisfit(facts.plant.light, facts.light) < 0
      ? ['In dim light a plant may also stretch: long, thin shoots are a sign of weakness, not of growth.']
      : [];
  if (levers.length === 0)
    return [
      'None of the known facts would change its height much: it has what it needs, or is nearly full-grown.',
      ...stretching,
    ];
  return [levers.join('\n'), ...stretching];
}

function known(facts: GrowthFacts): string[] {
  const { plant, health, light, pot, age, height, place } = facts;
  const where = isPlantedOut(facts)
    ? 'in open ground'
    : plant.matureSize.potted
      ? 'in a pot'
      : 'as it is usually grown';
  return [
    `Full-grown ${where} it is about ${length(matureHeight(facts))} tall.`,
    `It is ${HEALTH[health]}.`,
    ...(height === null ? [] : [`It is ${length(height)} tall now, as you wrote.${overgrown(facts)}`]),
    ...(age === null
      ? []
      : [age === 0 ? 'It was sown or rooted this week.' : `It is ${age} ${age === 1 ? 'week' : 'weeks'} old.`]),
    ...(light === null ? [] : [`It stands in ${LIGHT[light]}, ${suits(plant, light)}.`]),
    ...(pot === null ? [] : [`Its pot is about ${Math.round(pot)} cm across.`]),
    ...(place.site === null ? [] : [`It stands ${place.site === 'greenhouse' ? 'in a greenhouse' : place.site}.`]),
    ...repotted(facts),
    ...(facts.sincePrune !== null && facts.sincePrune < 4
      ? ['It was pruned recently: it grows side shoots before height.']
      : []),
  ];
}

function overgrown(facts: GrowthFacts): string {
  return facts.height !== null && facts.height > matureHeight(facts)
    ? ' That is more than usual, so expect little more.'
    : '';
}

function suits({ light }: Species, given: LightClass): string {
  const misfit = lightMisfit(light, given);
  if (misfit < 0) return 'which is too dim for it';
  if (misfit > 0) return 'which is more than it likes';
  return given === light.preferred ? 'which it likes best' : 'which it accepts';
}

function repotted({ plant, sinceRepot }: GrowthFacts): string[] {
  if (sinceRepot === null || plant.repottingYears === null) return [];
  if (sinceRepot < 4) return ['It was repotted recently, so it grows roots first and pauses for about 4 weeks.'];
  const years = (sinceRepot / 52).toFixed(1).replace('.0', '');
  if (sinceRepot <= plant.repottingYears.max * 52) return ['It was repotted recently enough that its roots have room.'];
  return [`It was last repotted ${years} years ago, so its roots have probably filled the pot.`];
}

function assumed(facts: GrowthFacts): string[] {
  const { plant, light, pot, age, height, size, sinceRepot, place, as } = facts;
  const planted = isPlantedOut(facts);
  const missing = [
    ...(height === null && plant.category !== 'bulb' && age === null ? ['its age'] : []),
    ...(light === null ? ['its light'] : []),
    ...(pot === null && !planted ? ['the width of its pot'] : []),
    ...(sinceRepot === null && !planted && plant.repottingYears !== null ? ['when it was last repotted'] : []),
    ...(place.site === null ? ['where it stands'] : []),
  ];
  return [
    ...(missing.length > 0
      ? [`Not known, so what is usual was assumed and the range is wider: ${missing.join(', ')}.`]
      : []),
    ...(as === 'species' ? [] : ['Plants of one group differ, which also widens the range.']),
    ...(height === null && weeksUntilSown(facts) === 0
      ? [
          `Today’s height is estimated from ${[age !== null && 'its age', size !== null && 'its size'].filter(Boolean).join(' and ') || 'what is usual'}. Measure it and add it to the notes, such as “45 cm tall”: the prediction becomes much more precise.`,
        ]
      : []),
    'The curve is S-shaped (Gompertz) up to the mature height, slowed by dim light, poor health, a full pot and the season. It assumes regular water and food.',
  ];
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function lengths({ low, high }: GrowthPoint): string {
  const [one, other] = high >= IN_METERS ? [meters(low), meters(high)] : [length(low), length(high)];
  if (one === other) return `${one}`;
  const [, unit] = other.split(' ');
  return one.endsWith(` ${unit}`) ? `${one.split(' ')[0]}–${other}` : `${one} to ${other}`;
}

function meters(cm: number): string {
  return `${Number((cm / 100).toFixed(1))} m`;
}

function length(cm: number): string {
  if (cm >= IN_METERS) return meters(cm);
  return `${cm < 10 ? Number(cm.toFixed(1)) : Math.round(cm)} cm`;
}
