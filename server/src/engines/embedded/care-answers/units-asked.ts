/** Ounces, feet and the like are left out: answers are written in °C, liters and centimeters. */
interface Conversion {
  /** The gardener writes in the other unit. */
  asked: RegExp;
  /** A figure or span in an answer; a difference ("5 °C less") is no temperature, and one with a note is converted. */
  figures: RegExp;
  convert: (figure: number) => number;
  unit: string;
}

const FIGURE = '(−?\\d+(?:\\.\\d+)?)(?:–(−?\\d+(?:\\.\\d+)?))?';

const CONVERSIONS: readonly Conversion[] = [
  {
    asked: /\bfahrenheit\b|\d ?°? ?f\b/i,
    figures: new RegExp(`${FIGURE} °C(?! (?:\\(|less|more|warmer|colder|cooler|lower|higher))`, 'g'),
    convert: (celsius) => Math.round((celsius * 9) / 5 + 32),
    unit: '°F',
  },
  {
    asked: /\bgal(?:lons?)?\b/i,
    figures: new RegExp(`${FIGURE} liters(?! \\()`, 'g'),
    convert: (liters) => Math.max(roundedToHalf(liters / 3.785), 0.5),
    unit: 'gallons',
  },
  {
    asked: /\binch(?:es)?\b|\d ?["”″]/i,
    figures: new RegExp(`${FIGURE} cm(?! \\()`, 'g'),
    convert: (centimeters) => Math.max(roundedToHalf(centimeters / 2.54), 0.5),
    unit: 'in',
  },
];

/** An answer with its figures in the units as well that the question is written in: "10–12 °C (50–54 °F)". */
export function inUnitsOf(question: string, answer: string): string {
  return CONVERSIONS.filter(({ asked }) => asked.test(question)).reduce(
    (text, { figures, convert, unit }) =>
      text.replace(figures, (written: string, low: string, high: string | undefined) => {
        const [from, to] = [convert(numberOf(low)), convert(numberOf(high ?? low))];
        const isOne = unit === 'gallons' && from === 1 && to === 1;
        return `${written} (${from === to ? shown(from) : `${shown(from)}–${shown(to)}`} ${isOne ? 'gallon' : unit})`;
      }),
    answer,
  );
}

/** Answers write the minus sign of typography. */
function numberOf(written: string): number {
  return Number(written.replace('−', '-'));
}

function shown(figure: number): string {
  return String(figure).replace('-', '−');
}

/** Small figures to the half, large ones in whole numbers. */
function roundedToHalf(figure: number): number {
  return figure < 4 ? Math.round(figure * 2) / 2 : Math.round(figure);
}
