import type { GrowthQuestion } from '@plantcare/contract/assistant/growth-prediction.ts';
import { PLANT_DEFAULTS } from '@plantcare/contract/assistant/question.ts';
import type { Health, Size } from '@plantcare/contract/plants.ts';
import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { LightClass } from '@plantcare/contract/species.ts';
import type { SpeciesMatch } from '../../knowledge/names/match.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import type { Circumstances } from '../circumstances.ts';
import { keepingOf } from '../text-input/conditions.ts';
import type { LocationReading } from '../text-input/location.ts';
import { plainFigures } from '../text-input/number.ts';
import { centimeters } from '../text-input/pot-size.ts';
import { inUsualPlace } from '../usual-place.ts';

/** All that growth is computed from; null for what is not known. Lengths in cm, times in weeks. */
export interface GrowthFacts {
  plant: KnownSpecies;
  as: SpeciesMatch['as'];
  today: string;
  hemisphere: Hemisphere;
  age: number | null;
  height: number | null;
  health: Health;
  size: Size | null;
  light: LightClass | null;
  place: LocationReading;
  pot: number | null;
  sinceRepot: number | null;
  sincePrune: number | null;
}

const UNITS = 'cm|centimet\\w+|m|met(?:er|re)s?|inch(?:es)?|in|ft|feet';
const HEIGHT = new RegExp(
  `(?:height|tall|high|grown to)\\s*(?:is|of|:|=|now|about|~|\\s)*((?<!\\d)\\d{1,4}(?:\\.\\d{1,2})?)\\s*(${UNITS})\\b|((?<!\\d)\\d{1,4}(?:\\.\\d{1,2})?)\\s*(${UNITS})\\s*(?:tall|high|in height)\\b`,
);

/** A height written longer ago than this says little of today. */
const HEIGHT_HOLDS_WEEKS = 8;

const DAY = 86_400_000;

/** What is known of the plant from the question, its record and its diary. */
export function growthFacts(question: GrowthQuestion, match: SpeciesMatch, circumstances: Circumstances): GrowthFacts {
  const { today, hemisphere, plant } = circumstances;
  const keeping = inUsualPlace(
    keepingOf(question.location, null, plant, hemisphere),
    question.location,
    plant,
    match.plant,
  );
  return {
    plant: match.plant,
    as: match.as,
    today,
    hemisphere,
    age: ageOf(question, circumstances),
    height: heightIn(question.notes ?? plant?.notes ?? '') ?? heightInDiary(circumstances),
    health: question.health,
    // "medium" is what every new plant is, so it tells nothing.
    size: plant && plant.size !== PLANT_DEFAULTS.size ? plant.size : null,
    light: keeping.light,
    place: keeping.place,
    pot: keeping.pot,
    sinceRepot: weeksSince(question.lastRepot ?? plant?.lastRepot ?? null, today),
    sincePrune: weeksSince(question.lastPrune ?? plant?.lastPrune ?? null, today),
  };
}

/** The height in cm that a text tells: "45 cm tall", "height: 1,2 m". */
export function heightIn(text: string): number | null {
  const [, one, oneUnit, other, otherUnit] = HEIGHT.exec(plainFigures(text)) ?? [];
  const figure = Number(one ?? other ?? 0) * centimeters(oneUnit ?? otherUnit ?? 'cm');
  return figure >= 0.5 && figure <= 5000 ? figure : null;
}

function heightInDiary({ diary, today }: Circumstances): number | null {
  const recent = diary
    .filter(({ date }) => (weeksSince(date, today) ?? Number.POSITIVE_INFINITY) <= HEIGHT_HOLDS_WEEKS)
    .sort((one, other) => other.date.localeCompare(one.date));
  for (const { title, text } of recent) {
    const height = heightIn(`${title}. ${text ?? ''}`);
    if (height !== null) return height;
  }
  return null;
}

/** The age that is sent for plants without one is no age. */
function ageOf({ ageWeeks }: GrowthQuestion, { plant }: Circumstances): number | null {
  return ageWeeks === PLANT_DEFAULTS.ageWeeks && plant?.ageWeeks !== ageWeeks ? null : ageWeeks;
}

/** Null for a day that has not come or is none. */
function weeksSince(day: string | null, today: string): number | null {
  const weeks = day === null ? Number.NaN : (Date.parse(today) - Date.parse(day)) / DAY / 7;
  return weeks >= 0 ? weeks : null;
}
