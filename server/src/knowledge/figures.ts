import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a gardener asks a figure for: "how deep", "how long until", "how often … picked". */
export const QUANTITIES = [
  'depth',
  'spacing',
  'plants needed',
  'mix share',
  'water amount',
  'water interval',
  'soak interval',
  'water change interval',
  'flush interval',
  'days without water',
  'dose',
  'feeding interval',
  'cut amount',
  'cut interval',
  'root cut amount',
  'harvest amount',
  'harvest interval',
  'yield',
  'thinning',
  'germination time',
  'rooting time',
  'establishing time',
  'time to flower',
  'flowering time',
  'time to harvest',
  'life span',
  'storage time',
  'seed life',
  'waiting time',
  'light hours',
  'cold limit',
  'protection time',
  'support time',
  'treatment time',
  'time to sow',
  'time to move',
  'time to cut',
  'time to pick',
] as const;

export type Quantity = (typeof QUANTITIES)[number];

const UNITS = [
  ...(['mm', 'cm', 'm', 'ml', 'ml per liter', 'liters', 'liters per m²', 'liters per meter'] as const),
  ...(['g', 'g per m²', 'g per liter', 'kg', 'kg per m²', 'grains'] as const),
  ...(['hours', 'days', 'weeks', 'months', 'years', 'minutes'] as const),
  ...(['times a day', 'times a year', 'plants', 'stalks', 'fruits', '°C', '%'] as const),
] as const;

/** From, to and unit of a figure; both ends are the same where it is no range. */
const Amount = z
  .tuple([z.number(), z.number(), z.enum(UNITS)])
  .refine(([from, to]) => from <= to, 'a range goes from its smaller end to its larger one');

/**
 * A figure about some plants, or about a situation that any plant may be in. Its first sentence holds the figure, in the
 * slot `{amount}` or, for months as in the north, `{months}`.
 */
const Figure = z
  .strictObject({
    /** Species, genera, families, categories and traits; absent where it does not depend on the plant. */
    for: z.array(z.string().min(1)).min(1).optional(),
    /** Phrases of which the question has one, such as "raised bed"; absent where the quantity alone is enough. */
    told: z.array(z.string().min(1)).min(1).optional(),
    amount: Amount.optional(),
    months: z.tuple([z.int().min(1).max(12), z.int().min(1).max(12)]).optional(),
    say: z.string().min(1),
    /** A key of `sources.json`, or common practice, which was not compared with a source line by line. */
    source: z.string().min(1),
  })
  .refine(({ amount, months }) => (amount === undefined) !== (months === undefined), 'either an amount or months')
  .refine(
    ({ for: plants, told }) => plants !== undefined || told !== undefined,
    'for some plants, or where it is told',
  );

export type Figure = z.output<typeof Figure>;

/** All figures that the knowledge base has for each quantity; a file holds some quantities. */
export const figuresOf: ReadonlyMap<Quantity, readonly Figure[]> = readFigures(new URL('figures/', import.meta.url));

/** @throws where a file holds an unknown quantity, or a figure that does not fit the schema. */
function readFigures(folder: URL): ReadonlyMap<Quantity, readonly Figure[]> {
  const File = z.partialRecord(z.enum(QUANTITIES), z.array(Figure).min(1));
  const found = new Map<Quantity, Figure[]>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const file = File.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    for (const quantity of QUANTITIES) found.set(quantity, [...(found.get(quantity) ?? []), ...(file[quantity] ?? [])]);
  }
  return found;
}
