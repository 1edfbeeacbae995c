import { wordsOf } from './normalize.ts';

/** Names that gardeners give to unrelated plants, with the other plants that are called so. */
const USED_FOR: Readonly<Record<string, readonly string[]>> = {
  Bamboo: [
    'lucky bamboo (Dracaena), which is toxic to cats and dogs',
    'heavenly bamboo (Nandina), with poisonous berries',
  ],
  Cactus: ['the Christmas cactus', 'euphorbias such as the pencil cactus, with a burning sap'],
  Daisy: ['chrysanthemums', 'the Barberton daisy (Gerbera)', 'the African daisy', 'the oxeye daisy'],
  Fern: ['the asparagus fern, which is none and is toxic to cats and dogs', 'bracken'],
  Geranium: ['the hardy cranesbills (Geranium)', 'pelargoniums'],
  Ivy: ['devil’s ivy (pothos)', 'Boston ivy', 'poison ivy'],
  Jasmine: ['star jasmine', 'Cape jasmine (Gardenia)', 'Carolina jasmine, which is deadly'],
  Laurel: ['bay laurel', 'spotted laurel (Aucuba)', 'mountain laurel (Kalmia), which is deadly'],
  Lily: ['peace lily', 'calla lily', 'glory lily', 'lily of the valley', 'daylily'],
  Marigold: ['pot marigold (Calendula)', 'marsh marigold, which is toxic'],
  Mimosa: ['the sensitive plant (Mimosa pudica)', 'the silk tree (Albizia)'],
  Palm: ['the sago palm, which is none and is deadly to dogs', 'the ponytail palm', 'the yucca palm'],
};

const byName = new Map(Object.entries(USED_FOR).map(([name, others]) => [wordsOf(name).join(' '), others]));

/** The other plants that are called by just these words; empty when the name is unambiguous. */
export function othersCalled(words: readonly string[]): readonly string[] {
  return byName.get(words.join(' ')) ?? [];
}
