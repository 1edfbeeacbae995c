import { readdirSync, readFileSync } from 'node:fs';
import { TRAITS, type Trait } from '@plantcare/contract/identification-key.ts';
import { z } from 'zod';

const FOLDER = new URL('traits/', import.meta.url);

/** The values that a plant may show of a trait, the usual one first. */
function shown<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .array(z.enum(values))
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'A value is named twice')
    .optional();
}

/** What a plant looks like, as it is written in `traits/*.json`. A trait that is left out is unknown or has no meaning. */
export const PlantTraits = z.strictObject({
  form: shown(TRAITS.form),
  arrangement: shown(TRAITS.arrangement),
  division: shown(TRAITS.division),
  outline: shown(TRAITS.outline),
  margin: shown(TRAITS.margin),
  surface: shown(TRAITS.surface),
  leaf_size: shown(TRAITS.leaf_size),
  leaf_color: shown(TRAITS.leaf_color),
  pattern: shown(TRAITS.pattern),
  veins: shown(TRAITS.veins),
  stem: shown(TRAITS.stem),
  flower_color: shown(TRAITS.flower_color),
  flower_form: shown(TRAITS.flower_form),
  armor: shown(TRAITS.armor),
  rubbed: shown(TRAITS.rubbed),
  reach: shown(TRAITS.reach),
  place: shown(TRAITS.place),
  fruit: shown(TRAITS.fruit),
}) satisfies z.ZodType<{ [name in Trait]?: readonly string[] | undefined }>;

export type PlantTraits = z.output<typeof PlantTraits>;

/** By scientific name. */
export const traitsByName: ReadonlyMap<string, PlantTraits> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) =>
      Object.entries(z.record(z.string(), PlantTraits).parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))),
    ),
);
