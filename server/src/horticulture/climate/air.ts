import type { ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import type { HumidityClass } from '@plantcare/contract/species.ts';
import { shown } from '../care-sheet/recognition.ts';
import type { Climate } from './question.ts';
import type { Judged } from './rules.ts';
import { vaporPressureDeficit } from './vapor-pressure.ts';

/** From which relative humidity on the air suits a class, in percent (the classes of the contract), and the words for it. */
const SUITS: Record<HumidityClass, { from: number; to: number; words: string }> = {
  low: { from: 20, to: 60, words: 'dry air, even below 40%' },
  average: { from: 40, to: 75, words: 'ordinary air of 40–60%' },
  high: { from: 60, to: 90, words: 'humid air above 60%' },
};

/** A little too dry is worth a look only; this much, in percent, asks for something to be done. */
const FAR_TOO_DRY = 15;

/**
 * Fungi and mold infect most readily below this deficit, in kPa: Prenger and Ling, "Greenhouse Condensation Control:
 * Understanding and Using Vapor Pressure Deficit", Ohio State University Extension AEX-804 (2001).
 */
const MOLD_BELOW = 0.2;
/** And survive best below this one (the same). */
const DAMP_BELOW = 0.43;

/**
 * The deficit that leaves of a class tolerate without drying at the edges, in kPa. An own estimate: that of air at 24 °C
 * with the least humidity that suits the class, which is 20, 40 and 60%.
 */
const TOLERATED: Record<HumidityClass, number> = {
  low: vaporPressureDeficit(24, SUITS.low.from),
  average: vaporPressureDeficit(24, SUITS.average.from),
  high: vaporPressureDeficit(24, SUITS.high.from),
};

/** The relative humidity against what suits the species. */
export function humidityFinding({ humidity: { read, written }, limits, keeping }: Climate): ClimateFinding {
  const about = 'humidity';
  if (read === null) return { about, verdict: 'watch', text: unread(written) };
  const { from, to, words } = SUITS[limits.humidity];
  const now = `${read}% humidity`;
  if (keeping.place.site === 'outdoors') {
    return {
      about,
      verdict: 'fine',
      text: `${now} outdoors changes by the hour and needs no help; it likes ${words}.`,
      brief: `${now} outdoors`,
    };
  }
  if (read < from) {
    const verdict = read < from - FAR_TOO_DRY ? 'change' : 'watch';
    return {
      about,
      verdict,
      text: `${now} is drier than it likes: ${words}. Put a humidifier near it, group it with other plants, or stand it on a tray of wet pebbles; misting helps for minutes only.`,
    };
  }
  if (read > to) {
    const verdict = limits.humidity === 'low' ? 'change' : 'watch';
    return {
      about,
      verdict,
      text: `${now} is damper than it likes: ${words}. Let air move around it and keep its leaves dry overnight.`,
    };
  }
  return { about, verdict: 'fine', text: `${now} suits it: it likes ${words}.`, brief: `${now} (it likes ${words})` };
}

/** How strongly the air draws water from the leaves, where temperature and humidity are both known; else nothing. */
export function drynessFinding({ temperature, humidity, limits, keeping }: Climate): ClimateFinding[] {
  if (temperature.read === null || humidity.read === null) return [];
  const warmth = (temperature.read.low + temperature.read.high) / 2;
  const deficit = vaporPressureDeficit(warmth, humidity.read);
  const finding = judged(deficit, limits.humidity);
  // Nobody can air or moisten a garden.
  const verdict = keeping.place.site === 'outdoors' && finding.verdict === 'change' ? 'watch' : finding.verdict;
  return [{ about: 'dryness', ...finding, verdict }];
}

function judged(deficit: number, humidity: HumidityClass): Judged {
  const tolerated = TOLERATED[humidity];
  const now = `The air draws water from its leaves with ${kPa(deficit)} (vapor-pressure deficit)`;
  if (deficit < MOLD_BELOW) {
    return {
      verdict: 'change',
      text: `${now}. Below ${kPa(MOLD_BELOW)} water settles on leaves and mold spreads: let air move around it, and water the soil only, in the morning.`,
    };
  }
  if (deficit < DAMP_BELOW) {
    return {
      verdict: 'watch',
      text: `${now}. Below ${kPa(DAMP_BELOW)} fungi thrive and soil dries slowly: water less and let air move.`,
    };
  }
  if (deficit > 1.5 * tolerated) {
    return {
      verdict: 'change',
      text: `${now}, far more than the ${kPa(tolerated)} it tolerates: leaf edges turn brown. Keep midday sun off it, use a humidifier indoors, and check the soil every day.`,
    };
  }
  if (deficit > tolerated) {
    return {
      verdict: 'watch',
      text: `${now}, more than the ${kPa(tolerated)} it tolerates well: its soil dries faster, and leaf tips may turn brown.`,
    };
  }
  return {
    verdict: 'fine',
    text: `${now}, which it tolerates: its limit is about ${kPa(tolerated)}.`,
    brief: `the dryness of the air (${kPa(deficit)}, its limit is about ${kPa(tolerated)})`,
  };
}

function kPa(pressure: number): string {
  return `${pressure.toFixed(pressure < 0.95 ? 2 : 1)} kPa`;
}

function unread(written: string | null): string {
  if (written === null) return 'No humidity was given, so it was not compared.';
  return `“${shown(written)}” could not be read as a humidity. Write it like 45%.`;
}
