const POTTED =
  /\b(?:pots?|potted|potting|tubs?|containers?|saucers?|baskets?|window box(?:es)?|box(?:es)?|troughs?|windowsill|root ball)\b/i;

/**
 * What a record says of water or food, for a plant in open ground: clauses about pots are left out. Null where nothing
 * else is left.
 */
export function withoutPots(text: string): string | null {
  const sentences = text
    .replace(/\binto the (?:pot|root ball)\b/g, 'into the soil')
    .split(/(?<=[.!])\s+/)
    .map((sentence) => clausesOf(sentence).join('; '))
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/[.;,]$/, '')}.`);
  return sentences.length === 0 ? null : sentences.join(' ');
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/;\s+/).filter((clause) => !POTTED.test(clause));
}
