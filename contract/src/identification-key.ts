import { z } from 'zod';
import { jsonField } from './measured-diagnosis.ts';

/**
 * The traits that can be seen without opening a flower, and their values. The server sends the words for each value with
 * the question; the ids name the drawings.
 */
export const TRAITS = {
  /** How the whole plant grows. */
  form: ['rosette', 'clump', 'upright', 'bushy', 'shrub', 'tree', 'tuft', 'trailing', 'climbing', 'body'],
  /** How the leaves sit on the stem. */
  arrangement: ['alternate', 'opposite', 'whorled', 'base', 'two_rows', 'crown', 'none'],
  /** How a leaf is divided. */
  division: ['whole', 'lobed', 'holes', 'threes', 'hand', 'feather', 'lacy', 'fan'],
  /** The outline of a leaf, or of a leaflet where the leaf is divided. */
  outline: ['needle', 'grass', 'strap', 'lance', 'oval', 'round', 'heart', 'arrow', 'spoon', 'bean'],
  margin: ['smooth', 'fine_teeth', 'coarse_teeth', 'scalloped', 'wavy', 'spiny'],
  surface: ['glossy', 'matte', 'thin', 'fleshy', 'hairy', 'rough', 'bloom', 'puckered'],
  /** The length of a whole leaf: under 1, 4, 10, 25, 60 cm, and above. */
  leaf_size: ['tiny', 'small', 'medium', 'large', 'very_large', 'huge'],
  leaf_color: ['light_green', 'mid_green', 'dark_green', 'blue_gray', 'silver', 'yellow', 'purple', 'bronze'],
  pattern: [
    'plain',
    'pale_edge',
    'pale_patches',
    'silver_marks',
    'dark_marks',
    'veins',
    'pink_marks',
    'dots',
    'stripes',
    'purple_below',
  ],
  veins: ['midrib', 'parallel', 'arching', 'palm', 'hidden'],
  stem: ['none', 'green', 'reddish', 'woody', 'fleshy', 'cane', 'wiry', 'square', 'hairy', 'swollen'],
  flower_color: ['rarely', 'white', 'yellow', 'orange', 'red', 'pink', 'purple', 'blue', 'green', 'several'],
  flower_form: ['rarely', 'daisy', 'bell', 'trumpet', 'hood', 'spike', 'cluster', 'lipped', 'open', 'double'],
  /** Spines and hairs. */
  armor: ['none', 'thorns', 'spines', 'fine_bristles', 'sharp_tip', 'soft_hairs', 'wool'],
  /** The smell or sap of a rubbed or broken leaf. */
  rubbed: ['nothing', 'milk', 'gel', 'colored_sap', 'lemon', 'mint', 'herb', 'onion', 'resin', 'unpleasant'],
  /** How it climbs or spreads. */
  reach: ['nothing', 'aerial_roots', 'tendrils', 'twining', 'runners', 'offsets', 'bulbs', 'ribs', 'joints'],
  place: ['window', 'room', 'balcony', 'bed', 'kitchen_garden', 'hedge', 'wall', 'rockery', 'orchard'],
  /** Fruit, seeds, and what is in the ground. */
  fruit: ['nothing', 'berries', 'large_fruit', 'pods', 'capsules', 'seed_heads', 'cones', 'root', 'bulb', 'spores'],
} as const;

export type Trait = keyof typeof TRAITS;

const TRAIT_NAMES = Object.keys(TRAITS) as Trait[]; // The keys of a constant.

/** The most questions of the identification key; "not sure" counts as an answer. */
export const MAX_KEY_QUESTIONS = 6;

/** `value` is one of the trait's values; null for "not sure". */
export const KeyAnswer = z
  .object(
    {
      trait: z.enum(TRAIT_NAMES, 'There is no such question'),
      value: z.string('Each answer needs a value, or null for "not sure"').nullable(),
    },
    'Each answer needs a trait and a value',
  )
  .refine(({ trait, value }) => value === null || isValueOf(trait, value), 'That is no answer to the question');

export type KeyAnswer = z.output<typeof KeyAnswer>;

const KeyAnswerList = z
  .array(KeyAnswer, 'Answers must be a list')
  .max(MAX_KEY_QUESTIONS, `There are at most ${MAX_KEY_QUESTIONS} questions to answer`)
  .refine(
    (answers) => new Set(answers.map(({ trait }) => trait)).size === answers.length,
    'A question can be answered only once',
  );

/**
 * The colors of the plant on a photo, in percent; `variegated` is green with white or yellow in it. What was not measured
 * is left out.
 */
export const PHOTO_COLORS = [
  'green',
  'yellow',
  'variegated',
  'white',
  'silver',
  'purple',
  'pink',
  'red',
  'orange',
  'blue',
  'brown',
] as const;

export type PhotoColor = (typeof PHOTO_COLORS)[number];

const SHARE = 'A share is a number from 0 to 100';

export const PhotoColors = z.partialRecord(
  z.enum(PHOTO_COLORS),
  z.number(SHARE).min(0, SHARE).max(100, SHARE),
  'Seen must be shares by color',
);

export type PhotoColors = z.output<typeof PhotoColors>;

/** The answers so far; null if the field is left out: then a photo is sent instead. */
export const KeyAnswersField = jsonField(KeyAnswerList, 'The answers must be JSON: [{"trait": …, "value": …}, …]');

/** `seen` of the first answer, so that the photo is not sent again with each answer. */
export const PhotoColorsField = jsonField(PhotoColors, 'What was seen must be JSON: {"green": …}');

/** The next question, and its answers except "not sure". */
export const KeyQuestion = z.object({
  trait: z.enum(TRAIT_NAMES),
  question: z.string(),
  answers: z.array(z.object({ value: z.string(), label: z.string() })),
});

export type KeyQuestion = z.output<typeof KeyQuestion>;

function isValueOf(trait: Trait, value: string): boolean {
  return TRAITS[trait].some((each) => each === value);
}
