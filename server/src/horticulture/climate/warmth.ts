import type { ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import { isFrostTender } from '../care-sheet/light-needs.ts';
import { shown } from '../care-sheet/recognition.ts';
import { degrees, temperatureWords } from '../text-input/temperature.ts';
import type { Climate } from './question.ts';
import type { Judged } from './rules.ts';

/** What plants suffer from lies below their floor; a night near it is a reason to look. */
const NEAR_THE_FLOOR = 3;

/** The temperature against what the species tolerates. Outdoors a cool day harms a hardy plant as little as its floor says. */
export function warmthFinding(climate: Climate): ClimateFinding {
  const { read, written } = climate.temperature;
  if (read === null) return { about: 'temperature', verdict: 'watch', text: unread(written) };
  return { about: 'temperature', ...judged(climate, `${temperatureWords(read)}${taken(climate)}`) };
}

function judged(climate: Climate, now: string): Judged {
  const { unit, keeping, limits } = climate;
  const { min, idealMin, idealMax, max } = limits.temperature;
  const { low, high } = climate.temperature.read ?? { low: idealMin, high: idealMax };
  const span = degrees(idealMin, idealMax, unit);
  const outdoors = keeping.place.site === 'outdoors';
  if (low < min) {
    return {
      verdict: 'change',
      text: `${now} is colder than its minimum of ${one(min, unit)}. ${outOfTheCold(climate)}`,
    };
  }
  if (high > max) {
    const remedy = outdoors
      ? 'Shade it from noon to late afternoon, water in the morning, and do not feed it while it is hot.'
      : 'Move it back from the window, air the room in the cool of the morning, and keep it in shade until it is cooler.';
    return { verdict: 'change', text: `${now} is hotter than the ${one(max, unit)} it tolerates. ${remedy}` };
  }
  if (low < idealMin) {
    const near = min > 0 && low < min + NEAR_THE_FLOOR;
    const further = near ? ` Do not let it fall below ${one(min, unit)}.` : '';
    return {
      verdict: near ? 'watch' : 'fine',
      text: `${now} is cooler than the ${span} it likes, but it ${min < 0 ? 'survives' : 'tolerates'} ${one(min, unit)}. It grows slowly and needs less water.${further}`,
      brief: `${now} (it likes ${span} and tolerates ${one(min, unit)})`,
    };
  }
  if (high > idealMax) {
    return {
      verdict: 'watch',
      text: `${now} is warmer than the ${span} it likes; it tolerates up to ${one(max, unit)}. Check its soil more often, and keep midday sun off it.`,
    };
  }
  return {
    verdict: 'fine',
    text: `${now} is within the ${span} it likes.`,
    brief: `${now}, within the ${span} it likes`,
  };
}

function outOfTheCold({ limits, keeping }: Climate): string {
  if (keeping.place.site !== 'outdoors') return 'Move it to a warmer room, away from the window pane and drafts.';
  // Fleece keeps off a few degrees of frost, not the cold that harms what knows no winter.
  if (isFrostTender(limits)) return 'Bring it in now.';
  return 'Bring it in or cover it with fleece tonight, and lift the pot off the cold ground.';
}

function one(celsius: number, unit: Climate['unit']): string {
  return degrees(celsius, celsius, unit);
}

function taken({ temperature: { read, written } }: Climate): string {
  if (!read?.assumed || written === null) return '';
  return ` (“${shown(written)}” was read as °${read.unit})`;
}

function unread(written: string | null): string {
  if (written === null) return 'No temperature was given, so it was not compared.';
  return `“${shown(written)}” could not be read as a temperature. Write it like 22 °C or 72 °F.`;
}
