import { wordsOf } from './normalize.ts';

/** Words around a name that are not part of it. */
const AROUND = new Set(
  wordsOf(`a an the my our this that some these those little small big large tall mini baby young old new mature adult
    sick dying healthy leggy overgrown potted pot pots indoor outdoor indoors outdoors garden balcony house plant
    houseplant seedling sapling cutting start plug bulb seed set sets tuber corm slip division pup clone rooted bareroot
    root rootball stone pip top supermarket shop bought store nursery grafted standard container basket planter bed
    border greenhouse window sill windowsill inch cm
    in of for with on and from`),
);

/** Words around a name that do not change which plant it is. */
const DESCRIBING = new Set([
  ...AROUND,
  ...wordsOf(`dwarf miniature compact giant tree bush shrub hedge hedging topiary ball bonsai flower flowering fruit vine
    climber climbing trailing hanging weeping creeping upright patch row variegated variegata albo green red pink white
    purple yellow orange blue black silver golden gold colors colours colored coloured color colour mixed double single
    heirloom heritage organic early late hardy evergreen perennial annual common species variety cultivar hybrid`),
]);

/** The words of a text that say which plant it is, without those for its color, size or place. */
export function identifyingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !isDescribing(word));
}

/** Whether a word says how a plant looks, how it is sold or where it stands, and not which one it is. */
export function isDescribing(word: string): boolean {
  return DESCRIBING.has(word) || /^\d+(?:in|cm|l|ml|gal)?$/.test(word);
}

/** The words of a text without those that can stand around any name. */
export function withoutSurroundings(text: string): string[] {
  return wordsOf(text).filter((word) => !AROUND.has(word));
}
