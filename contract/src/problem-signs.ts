/**
 * What can be seen on an ailing plant, by the part that shows it. Questions in words, taps and photos all speak of these
 * signs, and each problem says how often it shows them.
 */
export const SIGNS_BY_ORGAN = {
  leaf: [
    'yellow',
    'yellow between veins',
    'yellow edge',
    'yellow patches',
    'mottled',
    'pale',
    'pale patches',
    'pale dots',
    'silver streaks',
    'brown tip',
    'brown edge',
    'brown spots',
    'brown patches',
    'black spots',
    'black patches',
    'ringed spots',
    'spots with halo',
    'orange pustules',
    'powder',
    'gray mold',
    'black film',
    'chalky marks',
    'webbing',
    'sticky',
    'holes',
    'small holes',
    'notched edge',
    'winding trails',
    'wilting',
    'one-sided wilting',
    'curled',
    'wrinkled',
    'crisp',
    'soft',
    'drop',
    'corky bumps',
    'blisters',
    'purple',
    'small',
    'distorted',
    'plain green',
    'without holes',
  ],
  stem: ['soft', 'black', 'stretched', 'leaning', 'cankered', 'clustered shoots', 'blackened tips', 'toppled'],
  root: ['soft', 'swollen', 'white wool', 'crowded'],
  flower: ['none', 'buds drop', 'drop', 'moldy'],
  fruit: ['dark end', 'cracked', 'scarred', 'bleached patch', 'rot'],
  plant: ['not growing', 'declining', 'flower stalk too early'],
  soil: ['crust', 'mold', 'foul smell', 'jumping specks', 'standing water'],
  insect: [
    'clusters on tips',
    'white flies',
    'dark flies',
    'white wool',
    'shells',
    'slender',
    'moving specks',
    'slugs',
    'caterpillars',
    'beetles',
    'grubs',
  ],
} as const;

export type Organ = keyof typeof SIGNS_BY_ORGAN;

/** An organ and what it shows, such as `leaf: brown edge`. */
export type Sign = { [O in Organ]: `${O}: ${(typeof SIGNS_BY_ORGAN)[O][number]}` }[Organ];

const ORGANS = Object.keys(SIGNS_BY_ORGAN) as Organ[]; // The keys of a constant.

export const SIGNS: readonly Sign[] = ORGANS.flatMap(
  (organ) => SIGNS_BY_ORGAN[organ].map((sign) => `${organ}: ${sign}` as Sign), // As the type builds it.
);

/** What is known besides the signs, and the values that each circumstance can have: one of them, never two. */
export const CIRCUMSTANCES = {
  /** 3 cm down. */
  soil: ['wet', 'moist', 'dry'],
  /** Which leaves show it first. */
  leaves: ['old', 'new', 'all'],
  /** Whether everything else on the plant looks well. */
  rest: ['well', 'ailing'],
  /** At noon, where the plant stands. */
  light: ['dim', 'bright', 'sun'],
  air: ['dry', 'humid'],
  /** Within the last days: `cold` is below 10 °C or a draft. */
  temperature: ['frost', 'cold', 'mild', 'heat'],
  season: ['spring', 'summer', 'autumn', 'winter'],
  /** How often it is watered, measured by what the plant needs. */
  watering: ['often', 'usual', 'seldom'],
  /** What it is watered with. */
  water: ['hard', 'soft'],
  /** When it was last fed: within two weeks, this season, or longer ago. */
  fed: ['weeks', 'season', 'long'],
  /** To another place, or bought, within four weeks. */
  moved: ['yes', 'no'],
  /** Repotted or planted within four weeks. */
  repotted: ['yes', 'no'],
  /** Put into stronger sun within two weeks. */
  sunned: ['yes', 'no'],
  /** Whether the marks have grown within the last week. */
  spreading: ['yes', 'no'],
  /** Whether the mark comes off on a finger. */
  rubs: ['yes', 'no'],
  /** Whether it looks well again in the evening. */
  recovers: ['yes', 'no'],
} as const;

export type Circumstance = keyof typeof CIRCUMSTANCES;
export type CircumstanceValue<C extends Circumstance = Circumstance> = (typeof CIRCUMSTANCES)[C][number];

/** What is known of a plant's circumstances; what is left out is not known. */
export type KnownCircumstances = { [C in Circumstance]?: CircumstanceValue<C> };

export const CIRCUMSTANCE_NAMES = Object.keys(CIRCUMSTANCES) as Circumstance[]; // The keys of a constant.
