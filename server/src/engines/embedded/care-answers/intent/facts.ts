import { readHumidity } from '../../../../horticulture/text-input/humidity.ts';
import { type Temperature, temperaturesIn } from '../../../../horticulture/text-input/temperature.ts';
import { absenceIn } from './given/absence.ts';
import { type Action, actionsIn } from './given/actions.ts';
import { type Alternatives, alternativesIn } from './given/alternatives.ts';
import { type Cause, causesIn } from './given/causes.ts';
import { type Setting, settingsIn } from './given/settings.ts';
import { type HardinessZone, zoneIn, zoneOfCityIn } from './given/zone.ts';
import type { PhraseMatch } from './phrases.ts';
import type { Token } from './tokens.ts';

/** What a gardener stated of the case: figures, dates, places, what is done or was done, and what is offered as a choice. */
export interface Facts {
  temperature: Temperature | null;
  /** Relative humidity in percent. */
  humidity: number | null;
  /** Days between two waterings or feeds, as "every day", "twice a week". */
  everyDays: number | null;
  /** From 1, January. */
  month: number | null;
  /** Hours of light or sun a day. */
  hours: number | null;
  /** A stretch of time in days, such as the gardener will be away. */
  daysAway: number | null;
  /** Whether the gardener, and so water, will be away. */
  isAbsent: boolean;
  zone: HardinessZone | null;
  /** The zone of the city that is named as the place; it counts only where it is asked what survives there. */
  zoneOfCity: HardinessZone | null;
  /** What is done or to be done, in the order in which it is named. */
  actions: readonly PhraseMatch<Action>[];
  settings: ReadonlySet<Setting>;
  /** What is said to have happened to the plant. */
  causes: readonly Cause[];
  alternatives: Alternatives | null;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    once: 1,
    two: 2,
    twice: 2,
    three: 3,
    thrice: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
  },
  ...{ nine: 9, ten: 10, twelve: 12, couple: 2, few: 3, several: 4, other: 2, second: 2, third: 3, single: 1 },
};

const UNIT_DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30,
  fortnight: 14,
  year: 365,
  morning: 1,
  night: 1,
  evening: 1,
  weekend: 7,
};

/** Degrees of which nobody says whether they are °C or °F, and that no minus makes colder. */
function bareDegrees(figures: string): RegExp {
  return new RegExp(
    String.raw`(?<!(?:^|[^\d])[-−–] ?|\bminus |[\d.])\b(${figures}) ?(?:°|degrees?|deg)(?! ?(?:c|f|celsius|fahrenheit)\b)`,
    'gi',
  );
}

/** "Covered at 40 degrees": who speaks of cold means °F from here on, since 30 °C is none. */
const BARE_COLD = bareDegrees(String.raw`3\d|4[0-4]`);
const SPEAKS_OF_COLD =
  /\b(?:cover(?:ed|ing)?|frosts?|freez\w+|cold|colder|chilly|bring \w+ in|overnight|tonight|at night|nights?|lows?|drop(?:s|ping)? (?:to|below|under|down|into)|blankets?|protect\w*)\b/i;
/** "Will pansies survive 20 degrees tonight?": nobody fears 20 °C for a plant, nor calls 15 °C a freeze. */
const BARE_LOW = bareDegrees(String.raw`2\d`);
const BARE_FREEZE = bareDegrees(String.raw`[12]\d`);
const FEARS_COLD =
  /\b(?:surviv\w+|kill(?:s|ed)?|die|make it|hurt|damaged?|cover(?:ed|ing)?|protect\w*|too cold|blankets?|sheets?|wrap(?:ped)?)\b/i;
const OF_NIGHT = /\b(?:tonight|overnight|nights?|lows?|forecast|drop(?:s|ping)? (?:to|below|under|down|into))\b/i;
/** … and not "no frost any more, nights of 14 degrees". */
const SPEAKS_OF_FREEZE =
  /(?<!\bno )\b(?:hard|deep|killing) freez(?:e|es|ing)\b|\bfreeze warning\b|\bfreez(?:e|es|ing) (?:\w+ )?(?:tonight|overnight)\b|\b(?:tonight|overnight)\b[^.?!]*\bfreez|\bfreez[^.?!]*\blows? of\b/i;
/** "A low of 25 tonight" is of a thermometer. */
const LOW_OF =
  /\b(?<=\blows? (?:of|around|near|about|in the) )(\d{1,2})\b(?!s|[.,]\d| ?(?:°|º|deg|c\b|f\b|%|celsius|fahrenheit|cm|mm))/gi;
const SPEAKS_OF_HEAT = /\b(?:hot|heat|heatwave|sun|summer|afternoon|shade)\b/i;
/** "It is over 100 every day": no thermometer in °C shows that. */
const BARE_HEAT =
  /\b(?<=\b(?:over|above|hits?|hitting|reach(?:es|ing|ed)?|around|about|near|nearly|past|is|it's|its|at|of) )(9\d|1[01]\d)(?= (?:every ?day|daily|all (?:week|month|day|summer)|for (?:days|weeks)|outside|here|today|this week|in the shade|and (?:sunny|humid)))/gi;

export function factsIn(asWritten: string, tokens: readonly Token[], askingSentence: number): Facts {
  const written = inFahrenheit(asWritten)
    .replace(/\bminus (?=\d)/gi, '-')
    // "5 at night" is of a thermometer too.
    .replace(/\b(\d{1,2})(?= (?:at night|overnight|outside tonight)\b)/gi, '$1 °');
  const words = tokens.map(({ word }) => word);
  const lemmas = tokens.map(({ lemma }) => lemma);
  const percent = /(\d+(?:[.,]\d+)?(?: ?(?:-|–|to) ?\d+)?) ?(?:%|percent|per cent|pct)/i.exec(written);
  const aboutAir = /humid|\brh\b|\bair\b|hygromet|moisture in/i.test(written);
  const bareHumidity = /(?:humidity|hygrometer)\D{0,25}?(\d{1,2})(?!\d|\s*(?:°|c\b|f\b|degrees))/i.exec(written);
  const hours = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+))?\s*(?:h\b|hrs?\b|hours?)/i.exec(written);
  return {
    // A bare minus is of a thermometer: "at -8".
    temperature:
      temperaturesIn(written)[0] ??
      temperaturesIn(written.replace(/(?<=^|\s)([-−]\d{1,2})(?![\d–-])/g, '$1 °C'))[0] ??
      null,
    humidity:
      percent && (aboutAir || lemmas.length < 6)
        ? readHumidity(`${percent[1]}%`)
        : bareHumidity
          ? readHumidity(`${bareHumidity[1]}%`)
          : null,
    everyDays: everyDaysIn(words, lemmas),
    month: monthIn(words),
    hours: hours ? Number(hours[2] ?? hours[1]) : null,
    daysAway: daysAwayIn(words, lemmas),
    isAbsent: absenceIn(tokens),
    zone: zoneIn(asWritten),
    zoneOfCity: zoneOfCityIn(asWritten),
    actions: actionsIn(tokens),
    settings: settingsIn(tokens),
    causes: causesIn(tokens),
    alternatives: alternativesIn(tokens, askingSentence),
  };
}

/** Bare figures that only a thermometer in °F shows, with that unit. */
function inFahrenheit(asWritten: string): string {
  const heat = asWritten.replace(BARE_HEAT, '$1 °F').replace(LOW_OF, '$1 °');
  if (SPEAKS_OF_HEAT.test(asWritten) || /\d ?°? ?c\b|celsius/i.test(asWritten)) return heat;
  const cold = SPEAKS_OF_COLD.test(asWritten) ? heat.replace(BARE_COLD, '$1 °F') : heat;
  if (SPEAKS_OF_FREEZE.test(asWritten)) return cold.replace(BARE_FREEZE, '$1 °F');
  return FEARS_COLD.test(asWritten) && OF_NIGHT.test(asWritten) ? cold.replace(BARE_LOW, '$1 °F') : cold;
}

/** "Last frost mid May" tells the climate, and no month in which something is to be done. */
function isOfFrostDate(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - WORDS_OF_FROST_DATE), at);
  const frost = before.findLastIndex((word) => word === 'frost' || word === 'frosts');
  return frost >= 0 && before.slice(0, frost + 1).some((word) => FROST_DATE.has(word));
}

const WORDS_OF_FROST_DATE = 7;
const FROST_DATE = new Set(['last', 'first', 'final', 'average']);

/** The first month that the words name, from 1; null where they name none. */
export function monthIn(words: readonly string[]): number | null {
  for (const [at, word] of words.entries()) {
    const month = MONTHS.findIndex(
      (name) =>
        name === word ||
        (word.length >= 3 &&
          word !== 'mar' &&
          word.length <= 4 &&
          name.startsWith(word) &&
          name !== 'may' &&
          word !== 'sep'),
    );
    if (month < 0) continue;
    // "May" is a month only after a preposition, an adjective of time, or at the end.
    if (
      word === 'may' &&
      !['in', 'mid', 'early', 'late', 'since', 'until', 'till', 'of', 'by', 'end'].includes(words[at - 1] ?? '')
    )
      continue;
    if (word === 'march' && ['they', 'ants'].includes(words[at - 1] ?? '')) continue;
    if (isOfFrostDate(words, at)) continue;
    return month + 1;
  }
  return null;
}

/** What is done to a plant besides watering and feeding it, as often as it may be. */
const NOT_GIVEN = new Set('turn rotate mow dust wipe check inspect ventilate brush shake'.split(' '));
const GIVEN = new Set('water soak feed fertilize spray mist'.split(' '));
const WITHIN = 4;

/** "I turn it every week" gives it nothing, "leaves turn yellow, I water every week" does. */
function isOfSomethingElse(before: readonly string[]): boolean {
  return before.findLastIndex((lemma) => NOT_GIVEN.has(lemma)) > before.findLastIndex((lemma) => GIVEN.has(lemma));
}

function everyDaysIn(words: readonly string[], lemmas: readonly string[]): number | null {
  for (const [at, word] of words.entries()) {
    if (isOfSomethingElse(lemmas.slice(Math.max(0, at - WITHIN), at))) continue;
    if (word === 'daily') return words[at - 1] === 'twice' ? 0.5 : 1;
    if (word === 'weekly') return words[at - 1] === 'twice' ? 3.5 : 7;
    if (word === 'monthly') return 30;
    if (word === 'fortnightly' || word === 'biweekly') return 14;
    if (word === 'everyday') return 1;
    if (word === 'every' || word === 'each') {
      const days = spanAt(words, lemmas, at + 1);
      if (days !== null) return days;
    }
    const times =
      word === 'once'
        ? 1
        : word === 'twice'
          ? 2
          : words[at + 1] === 'times' || words[at + 1] === 'x'
            ? numberOf(word)
            : null;
    if (times !== null) {
      const after = lemmas.slice(at + 1, at + 5);
      const unit = after.findIndex((lemma) => lemma in UNIT_DAYS);
      const days = unit < 0 ? null : UNIT_DAYS[after[unit] ?? ''];
      if (
        days &&
        ['a', 'per', 'every', 'each', 'in', 'times', 'x', 'the'].some((link) =>
          words.slice(at + 1, at + 1 + unit).includes(link),
        )
      ) {
        const many =
          words
            .slice(at + 1, at + 1 + unit)
            .map(numberOf)
            .find((n) => n !== null && n > 1) ?? 1;
        return (days * many) / times;
      }
    }
  }
  return null;
}

/** "day", "other day", "2 weeks", "2 3 days": the middle of a span. */
function spanAt(words: readonly string[], lemmas: readonly string[], at: number): number | null {
  const numbers: number[] = [];
  for (let next = at; next < at + 5 && next < words.length; next++) {
    const unit = UNIT_DAYS[lemmas[next] ?? ''];
    if (unit !== undefined)
      return unit * (numbers.length > 0 ? numbers.reduce((sum, each) => sum + each, 0) / numbers.length : 1);
    const number = numberOf(words[next] ?? '');
    if (number !== null) numbers.push(number);
    else if (!['to', 'or', 'of', 'and', 'about', 'single'].includes(words[next] ?? '')) return null;
  }
  return null;
}

/** How long the gardener will be away, in days: "3 weeks", "a fortnight", "the weekend". */
function daysAwayIn(words: readonly string[], lemmas: readonly string[]): number | null {
  for (const [at, lemma] of lemmas.entries()) {
    if (lemma === 'fortnight') return 14;
    if (lemma === 'weekend') return 3;
    if (lemma !== 'day' && lemma !== 'week' && lemma !== 'month') continue;
    // "Planted 3 weeks ago" tells when something was.
    if (words[at + 1] === 'ago') continue;
    const before = words.slice(Math.max(0, at - 3), at).toReversed();
    const number = before.map(numberOf).find((each) => each !== null) ?? null;
    if (before.includes('every') || before.includes('per') || before.includes('times')) continue;
    if (number !== null) return number * (UNIT_DAYS[lemma] ?? 1);
  }
  return null;
}

function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return Object.hasOwn(NUMBERS, word) ? (NUMBERS[word] ?? null) : null;
}
