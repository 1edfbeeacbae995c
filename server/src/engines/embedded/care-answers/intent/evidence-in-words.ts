import type { KnownCircumstances, Sign } from '@plantcare/contract/problem-signs.ts';
import type { Concepts } from './concepts.ts';
import type { Facts } from './facts.ts';

/** Words that together mean a sign; none of `unless` may be said. The ids are those of `concepts/signs.json`. */
interface Meaning {
  said: readonly string[];
  unless?: readonly string[];
  means: readonly Sign[];
}

const MEANINGS: readonly Meaning[] = [
  { said: ['yellow'], unless: ['spots', 'veins', 'mosaic', 'brown', 'budDrop', 'mites'], means: ['leaf: yellow'] },
  { said: ['yellow', 'brown'], unless: ['spots', 'veins', 'halo', 'targets'], means: ['leaf: yellow'] },
  { said: ['yellow', 'veins'], means: ['leaf: yellow between veins'] },
  { said: ['yellow', 'spots'], unless: ['brown', 'black', 'mites', 'veins'], means: ['leaf: yellow patches'] },
  { said: ['targets'], means: ['leaf: ringed spots'] },
  { said: ['halo'], means: ['leaf: spots with halo'] },
  { said: ['brown', 'tips'], means: ['leaf: brown tip'] },
  { said: ['crisp', 'tips'], means: ['leaf: brown tip'] },
  { said: ['brown', 'edges'], unless: ['spots'], means: ['leaf: brown edge'] },
  { said: ['crisp', 'edges'], means: ['leaf: brown edge'] },
  {
    said: ['brown'],
    unless: ['tips', 'edges', 'spots', 'mushy', 'stem', 'bumps', 'budDrop', 'fruitRot', 'roots'],
    means: ['leaf: brown patches'],
  },
  { said: ['brown', 'spots'], unless: ['fruitRot'], means: ['leaf: brown spots'] },
  { said: ['spots'], unless: ['brown', 'black', 'white', 'yellow', 'mosaic', 'rust'], means: ['leaf: brown spots'] },
  { said: ['black', 'spots'], unless: ['fruitRot'], means: ['leaf: black spots'] },
  {
    said: ['black'],
    unless: ['spots', 'stem', 'roots', 'gnats', 'fruitRot', 'soot', 'aphids', 'jumping', 'beetles'],
    means: ['leaf: black patches'],
  },
  { said: ['black', 'stem'], means: ['stem: black'] },
  { said: ['brown', 'stem', 'mushy'], means: ['stem: black'] },
  { said: ['white', 'spots'], unless: ['mites', 'powder'], means: ['leaf: pale patches'] },
  { said: ['burnt'], unless: ['fed', 'tips', 'edges'], means: ['leaf: pale patches', 'leaf: brown patches'] },
  { said: ['burnt', 'fed'], means: ['leaf: brown edge'] },
  { said: ['sunMoved', 'white'], means: ['leaf: pale patches'] },
  { said: ['purple'], means: ['leaf: purple'] },
  { said: ['crisp'], unless: ['tips', 'edges'], means: ['leaf: crisp'] },
  { said: ['droops'], unless: ['seedlingsFall'], means: ['leaf: wilting'] },
  { said: ['leafDrop'], means: ['leaf: drop'] },
  { said: ['curls'], unless: ['peachCurl'], means: ['leaf: curled'] },
  { said: ['peachCurl'], means: ['leaf: blisters'] },
  { said: ['wrinkled'], means: ['leaf: wrinkled'] },
  { said: ['mushy'], unless: ['fruitRot', 'stem', 'roots'], means: ['leaf: soft'] },
  { said: ['mushy', 'stem'], unless: ['fruitRot'], means: ['stem: soft'] },
  { said: ['mushy', 'roots'], means: ['root: soft'] },
  { said: ['roots', 'brown'], means: ['root: soft'] },
  { said: ['smell'], means: ['soil: foul smell'] },
  { said: ['leggy'], means: ['stem: stretched'] },
  { said: ['leans'], means: ['stem: leaning'] },
  { said: ['small'], means: ['leaf: small'] },
  { said: ['still'], means: ['plant: not growing'] },
  { said: ['reverts'], means: ['leaf: plain green'] },
  { said: ['splitless'], means: ['leaf: without holes'] },
  { said: ['sticky'], means: ['leaf: sticky'] },
  { said: ['soot'], means: ['leaf: black film'] },
  { said: ['webs'], means: ['leaf: webbing'] },
  { said: ['mites'], means: ['leaf: pale dots'] },
  { said: ['cotton'], unless: ['crust', 'roots'], means: ['insect: white wool'] },
  { said: ['cotton', 'roots'], means: ['root: white wool'] },
  { said: ['bumps'], means: ['insect: shells'] },
  { said: ['aphids'], means: ['insect: clusters on tips'] },
  { said: ['whiteflies'], means: ['insect: white flies'] },
  { said: ['gnats'], unless: ['whiteflies', 'aphids'], means: ['insect: dark flies'] },
  { said: ['thrips'], means: ['leaf: silver streaks', 'insect: slender'] },
  { said: ['slugs'], means: ['insect: slugs'] },
  { said: ['caterpillars'], means: ['insect: caterpillars'] },
  { said: ['miners'], means: ['leaf: winding trails'] },
  { said: ['weevils'], means: ['leaf: notched edge'] },
  { said: ['jumping'], means: ['soil: jumping specks'] },
  { said: ['beetles'], means: ['insect: beetles'] },
  { said: ['holes'], unless: ['splitless', 'pinholes'], means: ['leaf: holes'] },
  { said: ['pinholes'], means: ['leaf: small holes'] },
  { said: ['powder'], means: ['leaf: powder'] },
  { said: ['mold'], unless: ['powder'], means: ['soil: mold'] },
  { said: ['rust'], means: ['leaf: orange pustules'] },
  { said: ['crust'], means: ['soil: crust'] },
  { said: ['budDrop'], means: ['flower: buds drop'] },
  { said: ['blossomDrop'], unless: ['budDrop'], means: ['flower: drop'] },
  { said: ['fruitRot'], means: ['fruit: dark end'] },
  { said: ['fruitSplit'], means: ['fruit: cracked'] },
  { said: ['bolts'], means: ['plant: flower stalk too early'] },
  { said: ['seedlingsFall'], means: ['stem: toppled'] },
  { said: ['mosaic'], means: ['leaf: mottled'] },
  { said: ['clubs'], means: ['root: swollen'] },
  { said: ['witches'], means: ['stem: clustered shoots'] },
  { said: ['canker'], means: ['stem: cankered'] },
  { said: ['tightCenter'], means: ['leaf: distorted'] },
  { said: ['dying'], means: ['plant: declining'] },
];

/** The signs of the one list that the words of a question mean. */
export function signsInWords({ signs, circumstances, denied }: Concepts): Sign[] {
  const said = (id: string) => signs.has(id) || circumstances.has(id);
  const means = MEANINGS.filter(
    ({ said: all, unless = [] }) => all.every(said) && !unless.some((word) => said(word) || denied.has(word)),
  ).flatMap((meaning) => meaning.means);
  const signsMeant = [...new Set(means)];
  // "It is dying" adds nothing to what is seen on it.
  return signsMeant.length > 1 ? signsMeant.filter((sign) => sign !== 'plant: declining') : signsMeant;
}

/** Signs of pests that a close look finds by day. Slugs hide by day and flies move away, so they are left out. */
const SEEN_WHEN_LOOKED_FOR: readonly Sign[] = [
  'leaf: webbing',
  'insect: clusters on tips',
  'insect: white wool',
  'insect: shells',
  'insect: slender',
  'insect: moving specks',
  'insect: caterpillars',
  'insect: beetles',
];

/** What the question says is not there: "no holes", "I checked for bugs and found none". */
export function absentInWords(concepts: Concepts): Sign[] {
  const { circumstances, denied } = concepts;
  const denials = MEANINGS.filter(({ said: [first, ...more] }) => first && more.length === 0 && denied.has(first));
  const absent = [
    ...denials.flatMap(({ means }) => means),
    ...(circumstances.has('noBugs') ? SEEN_WHEN_LOOKED_FOR : []),
  ];
  const seen = signsInWords(concepts);
  return [...new Set(absent)].filter((sign) => !seen.includes(sign));
}

/** In °C: warmer days are hot, and cooler nights cold. */
const HOT = 33;
const COLD = 10;

/** The circumstances that the words of a question tell. */
export function circumstancesInWords(
  { signs, circumstances: said, denied }: Concepts,
  { temperature }: Pick<Facts, 'temperature'> = { temperature: null },
): KnownCircumstances {
  const known: KnownCircumstances = {};
  const wet = said.has('wet') && !said.has('dry');
  if (wet) known.soil = 'wet';
  else if (said.has('dry') && !said.has('wet')) known.soil = 'dry';
  else if (denied.has('dry') || said.has('moist') || (denied.has('wet') && denied.has('dry'))) known.soil = 'moist';
  if (signs.has('lower') !== signs.has('newest')) known.leaves = signs.has('lower') ? 'old' : 'new';
  if (signs.has('elseFine')) known.rest = 'well';
  if (said.has('frost')) known.temperature = 'frost';
  else if (said.has('cold') || said.has('drafty')) known.temperature = 'cold';
  else if (said.has('heat') || said.has('afternoon')) known.temperature = 'heat';
  else if (temperature && temperature.low <= 0) known.temperature = 'frost';
  else if (temperature && temperature.low < COLD) known.temperature = 'cold';
  else if (temperature && temperature.high >= HOT) known.temperature = 'heat';
  if (said.has('dryAir')) known.air = 'dry';
  if (said.has('lowLight')) known.light = 'dim';
  else if (said.has('brightLight')) known.light = 'sun';
  if (said.has('softWater')) known.water = 'soft';
  else if (said.has('tapWater')) known.water = 'hard';
  if (said.has('afternoon') && signs.has('droops')) known.recovers = 'yes';
  if (said.has('repotted')) known.repotted = 'yes';
  else if (said.has('moved')) known.moved = 'yes';
  if (said.has('sunMoved')) known.sunned = 'yes';
  if (said.has('fed')) known.fed = 'weeks';
  if (said.has('unfed')) known.fed = 'long';
  return known;
}
