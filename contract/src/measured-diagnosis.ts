import { z } from 'zod';

/** What the tissue of a plant can look like: green or variegated is sound, the rest is counted against it. */
export const TISSUES = ['green', 'variegated', 'yellow', 'brown', 'black', 'pale', 'powdery'] as const;

export type Tissue = (typeof TISSUES)[number];

/** In percent of all tissue that was counted. */
const Percent = z.number().min(0).max(100);

/** A share of the width (x) or height (y) of the upright photo, from its upper left corner. */
const Relative = z.number().min(0).max(1);

/** A closed polygon around the leaf: [x, y] of each corner. */
export const Outline = z
  .array(z.tuple([Relative, Relative]))
  .min(3, 'An outline needs at least three corners')
  .max(200, 'An outline can have at most 200 corners');

export type Outline = z.output<typeof Outline>;

/** How discoloration lies on the leaf, the most telling first. `none` when there is next to nothing. */
export const PATTERNS = [
  'none',
  'margin',
  'tip',
  'spots',
  'between veins',
  'powder',
  'patches',
  'overall',
  'lower leaves',
] as const;

export type Pattern = (typeof PATTERNS)[number];

/** What may have been taken for discolored tissue though it is none. */
export const DOUBTS = ['petals', 'several leaves', 'soil', 'shadow', 'gloss'] as const;

export type Doubt = (typeof DOUBTS)[number];

export const Measurements = z.object({
  /** How much of the photo is plant, in percent. */
  plant: Percent,
  shares: z.object({
    green: Percent,
    variegated: Percent,
    yellow: Percent,
    brown: Percent,
    black: Percent,
    pale: Percent,
    powdery: Percent,
  }),
  /** All that is neither green nor variegated, in percent of the tissue. */
  discolored: Percent,
  pattern: z.enum(PATTERNS),
  /** How much of what is discolored lies there, in percent; the places overlap. */
  places: z.object({ margin: Percent, tips: Percent, spots: Percent, lowerHalf: Percent }),
  /** Round marks apart from one another: how many, and how large a usual one is, in percent of the tissue. */
  spots: z.object({ count: z.int().min(0), size: Percent }),
  /** Nothing is concluded from the colors where there is one. */
  doubts: z.array(z.enum(DOUBTS)).default([]),
});

export type Measurements = z.output<typeof Measurements>;

/** Letters of an overlay, in the order of `TISSUES`; `_` is no plant. */
export const OVERLAY_LETTERS = 'gvybkpw';

/**
 * What each place of the photo was counted as, line by line from the upper left corner: a letter for the kind and how many
 * places in a row are of it, left out for one: `_120g35yg4`. It covers the whole photo, whatever its size.
 */
export const Overlay = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  runs: z.string().regex(/^(?:[_gvybkpw]\d*)*$/),
});

export type Overlay = z.output<typeof Overlay>;

/** What was measured on a photo. */
export const MeasuredDiagnosis = z.object({
  measurements: Measurements,
  overlay: Overlay,
  /** Around what was counted: as it was drawn, or as it was found; null where the tissue is in many pieces. */
  outline: Outline.nullable(),
});

export type MeasuredDiagnosis = z.output<typeof MeasuredDiagnosis>;

/** The tissue of an overlay, line by line: an index into `TISSUES`, −1 where there is no plant. */
export function readOverlay({ width, height, runs }: Overlay): Int8Array {
  const tissue = new Int8Array(width * height).fill(-1);
  let at = 0;
  for (const [, letter = '', count] of runs.matchAll(/([_a-z])(\d*)/g)) {
    const end = at + (count ? Number(count) : 1);
    tissue.fill(OVERLAY_LETTERS.indexOf(letter), at, end);
    at = end;
  }
  return tissue;
}

/** A field of a form that holds JSON; null when it is left out or empty. */
export function jsonField<S extends z.ZodType>(shape: S, refusal: string) {
  return z
    .string()
    .nullish()
    .transform((text, context): unknown => {
      if (text === undefined || text === null || text.trim() === '') return null;
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: refusal });
        return z.NEVER;
      }
    })
    .pipe(shape.nullable());
}
