import { isCrop } from '../../../horticulture/crops.ts';
import { inSentences } from '../../../horticulture/wording.ts';
import type { CareQuery, Paragraph } from './answer.ts';

/** When a crop is ready and how it is taken, by species or genus: common practice of kitchen gardeners. */
const READY: Readonly<Record<string, string>> = {
  'Solanum lycopersicum':
    'Pick tomatoes when they are fully colored and give a little under the thumb; the last green ones ripen indoors at 18–21 °C.',
  Capsicum:
    'Peppers can be picked green and firm, but are sweeter (or hotter) once fully colored; cut them with a bit of stalk.',
  'Solanum melongena': 'Cut eggplants while the skin is glossy and springs back; dull skin means bitter seeds.',
  'Solanum tuberosum':
    'Dig early potatoes when the plants flower, about 10–12 weeks after planting; for storing wait 2 weeks after the tops have died, and keep them dark and cool. Throw green ones away.',
  'Cucumis sativus': 'Pick cucumbers firm and green at 15–20 cm, every 2–3 days, before they turn yellow.',
  'Cucurbita pepo': 'Cut zucchini at 15–20 cm, every 2–3 days, so that more follow.',
  Cucurbita:
    'Cut pumpkins and winter squash when the skin resists a fingernail and the stalk is corky, before frost, with 5–10 cm of stalk.',
  Citrullus: 'A watermelon is ripe when its ground spot is cream-yellow and the nearest tendril is dry.',
  'Cucumis melo': 'A melon is ripe when it smells sweet and slips off the stalk with a light push.',
  Lactuca:
    'Pick outer leaves from about 10 cm on, or cut the head when it feels firm, in the cool of the morning, before it bolts.',
  Spinacia: 'Pick outer leaves from 7–10 cm on, and the whole plant before it flowers.',
  Daucus: 'Pull carrots when the shoulders are 1.5–2.5 cm wide, about 10–12 weeks after sowing.',
  Raphanus: 'Pull radishes at 2–3 cm across, 3–5 weeks after sowing; later they turn woody.',
  'Beta vulgaris': 'Pull beets at 4–8 cm across, and pick leaves while they are young.',
  'Allium cepa': 'Lift onions when most tops have fallen over, and dry them for 2–3 weeks in an airy place.',
  'Allium sativum':
    'Dig garlic when the lower third to half of the leaves are brown, mostly in July, and dry it for 2–4 weeks in airy shade.',
  'Allium ampeloprasum': 'Lift leeks from 2–3 cm thickness on; they stand through frost.',
  'Allium schoenoprasum': 'Cut chives 3–5 cm above the soil, and they grow again.',
  'Allium tuberosum': 'Cut leaves 3–5 cm above the soil, and they grow again.',
  Phaseolus: 'Pick beans young, before the seeds bulge, every 2–3 days; cook them, because raw beans are poisonous.',
  'Pisum sativum': 'Pick peas every 2–3 days when the pods are full but still bright green; snow peas while flat.',
  'Zea mays':
    'Corn is ripe about 3 weeks after the silks appear: they are brown, and a pricked kernel gives milky juice.',
  'Brassica oleracea var. italica': 'Cut broccoli while the buds are tight and green; side shoots follow.',
  'Brassica oleracea var. botrytis': 'Cut cauliflower while the head is white and tight.',
  'Brassica oleracea var. sabellica': 'Pick kale leaves from below; frost makes them sweeter.',
  'Brassica oleracea': 'Cut heads when they are firm, and leaves while they are young.',
  'Rheum rhabarbarum':
    'Pull and twist stalks from the second year on, until early summer, never more than half; cut off and discard all of the leaf blade, which is poisonous.',
  'Asparagus officinalis': 'Cut spears at 15–20 cm from the third year on, for 6–8 weeks in spring.',
  Fragaria: 'Pick strawberries fully red, with the stalk, in the morning.',
  'Rubus idaeus': 'Ripe raspberries slip off their white core.',
  Rubus: 'Ripe blackberries are dull black and come off with a light pull.',
  Ribes: 'Pick whole clusters when the lowest berries are colored and soft.',
  Vaccinium: 'Pick blueberries about a week after they turned fully blue, when they roll off into the hand.',
  Malus: 'An apple is ripe when it comes off as you lift and twist it, and its pips are brown.',
  Pyrus: 'Pick pears while still firm, when they come off as you lift them, and ripen them indoors.',
  Prunus: 'Pick stone fruits when they are fully colored, smell sweet and give a little.',
  'Ficus carica': 'Pick figs when they hang down and feel soft; they do not ripen off the tree.',
  Vitis: 'Taste grapes: they sweeten only on the vine.',
  Citrus: 'Pick citrus when it is fully colored and heavy, with clippers; it does not ripen further once picked.',
  'Olea europaea': 'Pick olives from green to black in fall; they must be cured before they can be eaten.',
  Ocimum:
    'Pinch the tips just above a pair of leaves, from 15–20 cm height on, and before it flowers; never strip a whole stem.',
  Mentha: 'Cut stems above a pair of leaves; before flowering they taste best.',
  Petroselinum: 'Cut outer stems at the base, and leave the heart.',
  Coriandrum: 'Cut outer stems from 15 cm on; once it flowers, wait for the seeds to turn brown.',
  Thymus: 'Snip green tips all season, not into bare wood; before flowering they taste best.',
  'Salvia rosmarinus': 'Snip soft tips of 5–10 cm at any time, never into bare wood.',
  Salvia: 'Pick single leaves or tips, before flowering.',
  Origanum: 'Cut stems by a third as flower buds show, when they taste best.',
  Anethum: 'Snip leaves from the outside; take seeds when they turn brown.',
  'Aloe vera':
    'Take an outer, thick leaf at its base, and let the yellow sap drain off: it is a strong laxative and irritates skin.',
  Cymbopogon: 'Cut stalks 1–1.5 cm thick at the base.',
  Laurus: 'Pick single leaves at any time; old ones taste strongest.',
  Zingiber: 'Dig ginger 8–10 months after planting, when the leaves turn yellow.',
  Curcuma: 'Dig turmeric 8–10 months after planting, when the leaves turn yellow.',
  Ananas: 'A pineapple is ripe when it is golden from below and smells sweet.',
  Persea: 'An avocado ripens only after picking; grown from a pit it takes 5–13 years to fruit, if ever indoors.',
};

export function answerHarvest({ plant }: CareQuery): Paragraph {
  const { scientificName, lifespan, toxicity } = plant;
  const ready =
    READY[scientificName] ??
    READY[scientificName.split(' ').slice(0, 2).join(' ')] ??
    READY[scientificName.split(' ')[0] ?? ''];
  const crop = isCrop(plant);
  const general = crop
    ? lifespan === 'annual'
      ? 'Harvest often while it is young and tender, in the morning.'
      : 'Harvest in the morning, and never more than a third at a time.'
    : 'It is not grown for eating.';
  return {
    lead: 'Harvest:',
    text: inSentences([
      ready ?? general,
      crop && !ready ? plant.pruning : null,
      toxicity.people === 'no' && crop ? null : toxicity.effect,
    ]),
  };
}
