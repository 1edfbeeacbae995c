import { z } from 'zod';

/**
 * What can be seen of a plant without opening a flower, and the values it can have. What each value means to a gardener
 * is said by the server with the question; the ids name the drawings.
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
  /** What a rubbed or broken leaf smells or bleeds of. */
  rubbed: ['nothing', 'milk', 'gel', 'colored_sap', 'lemon', 'mint', 'herb', 'onion', 'resin', 'unpleasant'],
  /** What it climbs or spreads with. */
  reach: ['nothing', 'aerial_roots', 'tendrils', 'twining', 'runners', 'offsets', 'bulbs', 'ribs', 'joints'],
  place: ['window', 'room', 'balcony', 'bed', 'kitchen_garden', 'hedge', 'wall', 'rockery', 'orchard'],
  /** What is eaten, or seen after flowering or in the ground. */
  fruit: ['nothing', 'berries', 'large_fruit', 'pods', 'capsules', 'seed_heads', 'cones', 'root', 'bulb', 'spores'],
} as const;

export type Trait = keyof typeof TRAITS;
