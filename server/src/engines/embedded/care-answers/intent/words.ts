import { problems } from '../../../../knowledge/problems.ts';

/** Words that questions are understood by; those that were mistyped are put right to one of them. */
const KEY_WORDS = `about acclimate animal aphids babies balcony basement bathroom bedroom bigger bitter blooming bloom
  blossom branch bright brown bugs bumps bushy cactus cats children chewed chewing climb cold compost crispy crusty curling
  curl cutting cuttings dangerous deadhead direct divide division dogs dormant drainage drafty drooping droopy drops
  dropping drying eaten edges edible evenings feeding fertilize fertilizer fertilizing fertiliser flies flower flowering
  flowers frost fungus gnats germinate germinating grow growing growth hanging harmful harvest harvesting healthy holes
  holiday holidays humid humidity humidifier indirect indoors kitten leaf leaves leggy light location lower mealybug
  mealybugs mildew mist misting mites moist moldy mushy nitrogen north often outdoors outside overwater overwatered
  overwatering patches perlite pests plant poison poisonous powder powdery propagate propagated propagating propagation
  prune pruned pruning puppies puppy radiator repot repotted repotting root rootbound roots rotten rotting scale seedlings
  seeds shade shedding shriveled shrivelled slugs soil south spider spots spotted squishy sticky stretched stretching
  stunted summer sunlight survive temperature thirsty thrips tips toddler toxic toxicity transplant trim trimming
  underwater underwatered underwatering vacation variegation vermiculite water watered watering webbing weekly whitefly
  white wilting wilted window winter wrinkled wrinkly yellow yellowing`.split(/\s+/);

/** Words that are one letter away from a key word and mean something else. */
const OTHER_WORDS =
  `along arrive boots bought brought climb coming could cream crops cross crown direct divided drips drive drove earth
  enough every extra first floor flow flower fork found front frame freeze frozen fruit grass gray great green group grown
  hangs hold hole hours house later least leave living loves lowest lover mild mine miles mints money month needs never
  night other paint pants party place plants plate pots prefer quite rather right roof room roses route sand sauce saucer
  seed seen several sheds shape share shoot shoots short shots shown sides since slow small snow soap sold some soon sort
  space spent spots spray spread spring staking stand start steps still stips store stuff style survived table taken taller
  tall tastes their there these thick thing things think those three tiny toads tomato tomatoes tonic topic trees trick
  tried trip turn under until wandering shake spade stick sticks roofs report repeated seedy seems sees sends shady weakly wintering
  sprouted homes holds goats handling missing most overwinter overwintered overwintering prone poppy rooms
  rooting transplanted wintered winters withered bitten better blown busy checking circling dripping drooling dying
  freezing blood branched thirst rotted draft drafts indoor outdoor kittens mitten
  usual using visit wafer walls waste watch wears weeks where while whole wide wider windy
  winner wood works would write years young pets pot cut leaf`.split(/\s+/);

/** Words that the records of problems use are spelled right. */
const KNOWN = new Set([
  ...KEY_WORDS,
  ...OTHER_WORDS,
  ...(JSON.stringify(problems)
    .toLowerCase()
    .match(/[a-z]{4,}/g) ?? []),
]);

/** Short forms of messages, and what is written in several ways. */
const SAME: Readonly<Record<string, string>> = {
  h2o: 'water',
  hw: 'how',
  u: 'you',
  ur: 'your',
  yello: 'yellow',
  wat: 'what',
  wen: 'when',
  fert: 'fertilizer',
  mould: 'mold',
  mouldy: 'moldy',
  fertiliser: 'fertilizer',
  fertilise: 'fertilize',
  colour: 'color',
  leafs: 'leaves',
  leefs: 'leaves',
  leafes: 'leaves',
  leavs: 'leaves',
  draught: 'draft',
  draughty: 'drafty',
  grey: 'gray',
  vacay: 'vacation',
  hols: 'holidays',
  rh: 'humidity',
  vpd: 'humidity',
  temp: 'temperature',
  temps: 'temperature',
  prop: 'propagate',
};

/** Words as they are compared: small letters and figures, apostrophes and accents left out, one space between words. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}|['’`]/gu, '')
    .split(/[^\p{Letter}\p{Number}°%−-]+|(?<!^)-(?=\p{Letter})/u)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word))
    .join(' ');
}

/** Plain words with what was mistyped put right ("lihgt", "ovrwatering"). */
export function respelled(plain: string): string {
  return plain
    .split(' ')
    .map((word) => SAME[word] ?? corrected(word))
    .join(' ');
}

const KEYS_BY_LETTER = Map.groupBy(
  KEY_WORDS.filter((key) => key.length >= 5),
  (key) => key[0],
);

function corrected(word: string): string {
  // Of a shorter word another one comes too easily.
  if (word.length < 4 || KNOWN.has(word)) return word;
  const most = word.length < 8 ? 1 : 2;
  // The first letter is seldom wrong, and "night" is no "light".
  const near = (KEYS_BY_LETTER.get(word[0]) ?? [])
    .filter((key) => Math.abs(key.length - word.length) <= most)
    .map((key) => ({ key, wrong: lettersWrong(word, key) }))
    .filter(({ wrong }) => wrong <= most)
    .sort((one, other) => one.wrong - other.wrong);
  return near[0]?.key ?? word;
}

/** Letters that are missing, too many, wrong or swapped with the next (optimal string alignment distance). */
function lettersWrong(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
