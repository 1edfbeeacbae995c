import { type FoundName, nameFinder, wordsOf } from '../../knowledge/names/normalize.ts';
import { KIND_OF_NAME, type PlantKind, plantKind } from './plant-kind.ts';

/** What a plant outdoors bears: from the coldest night to the hottest afternoon in °C, and gusts in m/s. */
export interface PlantLimits {
  min: number;
  max: number;
  wind: number;
}

/**
 * The coldest night in °C, by the hardiness ratings of the Royal Horticultural Society ("RHS hardiness ratings", 2012).
 * Each rating is a band. For plants that do not survive frost (H1a to H2) its cold end counts, below which they are out
 * of their rating. For hardier ones its warm end does, since the RHS rates plants in the ground and roots in pots
 * freeze sooner; for H3 (−5 to 1 °C) the middle, as the warm end would call half-hardy plants tender.
 */
const COLD = {
  H1a: 15,
  H1b: 10,
  H1c: 5,
  H2: 1,
  H3: -2,
  H4: -5,
  H5: -10,
  H6: -15,
  H7: -20,
  /**
   * Chilling injury without any frost: Ontario Ministry of Agriculture, "Extreme temperature effects on tomato and
   * pepper crops".
   */
  chilled: 10,
  /** Damage below 7 °C: RHS growing guide "Citrus". */
  citrus: 7,
  /** The root or tuber is hardier (mostly H3), but the first frost takes what is above the ground. */
  tops: 0,
} as const;

/**
 * The hottest afternoon in °C that does no harm. Many plants begin to suffer at 30 °C (American Horticultural Society,
 * Plant Heat-Zone Map, "heat days"); from 35 °C on tomatoes and peppers set less fruit (Ontario Ministry, as above).
 * Those of cool seasons bolt or drop their flowers sooner, those of dry summers and deserts bear more.
 */
const HEAT = { cool: 28, mild: 32, warm: 35, hot: 40 } as const;

/**
 * The strongest gust in m/s, where forces of the Beaufort scale begin (World Meteorological Organization, Guide to
 * Instruments and Methods of Observation, 8): 6 moves large branches, 7 whole trees, 8 breaks twigs, 9 damages houses.
 * Large soft leaves and loaded stems go first, what lies close to the ground last.
 */
const WIND = { soft: 10.8, leafy: 13.9, woody: 17.2, low: 20.8 } as const;

type Row = readonly [names: string, cold: keyof typeof COLD, heat: keyof typeof HEAT, wind: keyof typeof WIND];

/** By the RHS plant pages (https://www.rhs.org.uk/plants) unless the class of cold names another source. */
const SPECIES: readonly Row[] = [
  // Herbs
  ['ginger, zingiber, turmeric, curcuma', 'H1b', 'mild', 'leafy'],
  ['cuban oregano, spanish thyme, plectranthus amboinicus, vietnamese coriander', 'H1c', 'warm', 'leafy'],
  ['vietnamese mint', 'H1c', 'warm', 'leafy'],
  ['mint bush, prostanthera, texas sage, leucophyllum', 'H2', 'hot', 'woody'],
  ['basil, ocimum, thai basil, lemon basil, holy basil, tulsi', 'chilled', 'warm', 'soft'],
  ['parsley, petroselinum', 'H5', 'mild', 'leafy'],
  ['chives, allium schoenoprasum, garlic chive, allium tuberosum', 'H6', 'mild', 'low'],
  ['coriander, cilantro, coriandrum, dill, anethum, chervil, anthriscus', 'H3', 'cool', 'leafy'],
  ['fennel, foeniculum, horseradish', 'H5', 'warm', 'leafy'],
  [
    'mint, mentha, peppermint, spearmint, apple mint, chocolate mint, moroccan mint, ginger mint',
    'H6',
    'mild',
    'leafy',
  ],
  ['lemon balm, melissa, lovage, levisticum, sorrel, rumex, catmint, nepeta', 'H6', 'mild', 'leafy'],
  ['lemongrass, lemon grass, cymbopogon', 'H1c', 'hot', 'leafy'],
  ['lemon verbena, aloysia', 'H3', 'warm', 'leafy'],
  ['pineapple sage, salvia elegans, mexican bush sage, salvia leucantha', 'H2', 'warm', 'soft'],
  ['tarragon, artemisia dracunculus', 'H4', 'warm', 'leafy'],
  ['rosemary, rosmarinus, salvia rosmarinus', 'H4', 'hot', 'woody'],
  ['sage, salvia officinalis, common sage', 'H5', 'hot', 'woody'],
  ['thyme, thymus, lemon thyme', 'H5', 'hot', 'low'],
  ['oregano, origanum', 'H6', 'hot', 'low'],
  ['marjoram, sweet marjoram', 'H3', 'hot', 'low'],
  ['lavender, lavandula', 'H5', 'hot', 'woody'],
  [
    'french lavender, spanish lavender, lavandula stoechas, curry plant, santolina, cotton lavender',
    'H4',
    'hot',
    'woody',
  ],
  ['bay, bay leaf, bay laurel, bay tree, sweet bay, laurus, myrtle, myrtus', 'H4', 'warm', 'woody'],
  // Vegetables and soft fruit
  ['tomato, cherry tomato, lycopersicum, solanum lycopersicum, tomatillo', 'chilled', 'warm', 'soft'],
  [
    'pepper, bell pepper, sweet pepper, hot pepper, capsicum, chilli, chili, chilis, chillies',
    'chilled',
    'warm',
    'soft',
  ],
  ['chile, chili pepper, jalapeno, habanero, paprika', 'chilled', 'warm', 'soft'],
  ['aubergine, eggplant, solanum melongena, okra', 'chilled', 'warm', 'soft'],
  ['cucumber, cucumis, gherkin, melon, watermelon, citrullus, cantaloupe', 'chilled', 'warm', 'soft'],
  ['cape gooseberry', 'H2', 'warm', 'leafy'],
  ['cassava, peanut, malabar spinach, basella, water spinach', 'H1b', 'warm', 'soft'],
  ['sweet potato, ipomoea batatas', 'chilled', 'warm', 'low'],
  ['courgette, zucchini, zucchinis, squash, butternut squash, pumpkin, cucurbita', 'H1c', 'warm', 'soft'],
  ['bean, runner bean, french bean, green bean, phaseolus', 'H2', 'mild', 'soft'],
  ['sweetcorn, sweet corn, corn, maize, zea', 'H2', 'warm', 'leafy'],
  ['potato, solanum tuberosum', 'tops', 'mild', 'leafy'],
  ['lettuce, lactuca, rocket, arugula, eruca', 'H3', 'cool', 'low'],
  ['pea, garden pea, sugar snap, pisum, broad bean, fava bean, vicia', 'H3', 'cool', 'soft'],
  ['spinach, spinacia, chard, swiss chard, beet, beetroot, beta vulgaris, radish, raphanus', 'H3', 'cool', 'low'],
  ['cabbage, brassica, broccoli, cauliflower, brussels sprout, celery, carrot, daucus', 'H4', 'mild', 'leafy'],
  ['kale, leek, onion, garlic, parsnip', 'H5', 'mild', 'leafy'],
  ['rhubarb, rheum, asparagus officinalis', 'H6', 'mild', 'soft'],
  ['strawberry, fragaria, alpine strawberry', 'H6', 'mild', 'low'],
  // Balcony and bed flowers
  ['geranium, pelargonium', 'H1c', 'warm', 'leafy'],
  ['cranesbill, hardy geranium, geranium pratense, geranium sanguineum', 'H7', 'mild', 'low'],
  ['dahlia, canna, canna lily, gladiolus', 'tops', 'mild', 'soft'],
  ['petunia, surfinia, calibrachoa, million bells', 'H2', 'warm', 'leafy'],
  ['begonia', 'H1c', 'mild', 'soft'],
  ['fuchsia', 'H2', 'cool', 'leafy'],
  ['fuchsia magellanica', 'H5', 'mild', 'leafy'],
  ['impatiens, busy lizzie', 'H1c', 'mild', 'leafy'],
  ['marigold, tagetes, zinnia, cosmos, ageratum, heliotrope', 'H2', 'warm', 'leafy'],
  ['calendula, pot marigold, cornflower', 'H5', 'mild', 'leafy'],
  ['sunflower, helianthus annuus, nasturtium, tropaeolum, morning glory', 'tops', 'warm', 'soft'],
  ['lobelia, nemesia, diascia, bacopa, sutera, verbena', 'H2', 'mild', 'leafy'],
  ['osteospermum, cape daisy, gazania, argyranthemum, marguerite', 'H3', 'warm', 'leafy'],
  ['snapdragon, antirrhinum, sweet pea, lathyrus odoratus', 'H3', 'mild', 'leafy'],
  ['primula obconica, cape primrose', 'H1b', 'mild', 'soft'],
  [
    'persian violet, exacum, butterfly pea, clitoria, catharanthus, flame lily, climbing lily, gloriosa, amazon lily, eucharis',
    'H1b',
    'warm',
    'soft',
  ],
  ['madagascar jasmine, stephanotis, gardenia, cape jasmine', 'H1b', 'mild', 'leafy'],
  ['pansy, viola, violet, primrose, primula, polyanthus, forget me not', 'H6', 'cool', 'low'],
  ['cyclamen', 'H2', 'cool', 'low'],
  ['cyclamen coum, cyclamen hederifolium', 'H5', 'mild', 'low'],
  ['chrysanthemum, mum', 'H4', 'mild', 'leafy'],
  ['tulip, tulipa, daffodil, narcissus, crocus, snowdrop, galanthus, muscari', 'H6', 'cool', 'leafy'],
  ['hellebore, helleborus, christmas rose, lenten rose', 'H7', 'mild', 'low'],
  ['lily, lilium, lily of the valley, convallaria, iris, wood anemone, aquilegia, columbine', 'H6', 'mild', 'leafy'],
  ['anemone, ranunculus', 'H4', 'mild', 'low'],
  ['calla, calla lily, spider lily, amaryllis, hippeastrum, clivia', 'H1c', 'mild', 'leafy'],
  ['ornamental grass, miscanthus, fescue, festuca, sedge, carex, pampas grass, cortaderia', 'H5', 'warm', 'leafy'],
  ['lambs ear, stachys, thrift, armeria, aubrieta, creeping jenny, saxifrage, saxifraga', 'H6', 'mild', 'low'],
  ['water lily, nymphaea, cattail, typha, reed, rush, juncus, horsetail, equisetum', 'H5', 'warm', 'leafy'],
  ['marsh marigold, caltha', 'H7', 'cool', 'low'],
  ['hosta, plantain lily', 'H7', 'cool', 'leafy'],
  ['heuchera, coral bell, lungwort, pulmonaria, brunnera, epimedium, dicentra', 'H6', 'mild', 'low'],
  ['astilbe, peony, paeonia, bergenia, bleeding heart, daylily, day lily, hemerocallis', 'H7', 'mild', 'leafy'],
  ['echinacea, coneflower, rudbeckia, lupin, lupinus, delphinium, foxglove, digitalis', 'H5', 'mild', 'soft'],
  ['carnation, dianthus, sweet william', 'H6', 'mild', 'low'],
  ['agapanthus, african lily, nerine', 'H3', 'warm', 'leafy'],
  ['lantana, plumbago, mandevilla, dipladenia', 'H1c', 'hot', 'leafy'],
  ['passion flower, passionflower, passiflora', 'H2', 'warm', 'leafy'],
  ['passion fruit, passionfruit, passiflora edulis', 'H1c', 'warm', 'leafy'],
  ['passiflora caerulea, blue passion flower', 'H4', 'warm', 'leafy'],
  ['poinsettia, euphorbia pulcherrima, african violet, saintpaulia, gloxinia, streptocarpus', 'H1b', 'mild', 'soft'],
  // Trees, shrubs and climbers
  ['rose, rosa, climbing rose, rose bush', 'H6', 'warm', 'woody'],
  ['hydrangea', 'H5', 'cool', 'leafy'],
  ['camellia', 'H5', 'mild', 'woody'],
  ['indoor azalea, rhododendron simsii, azalea indica, vireya', 'H2', 'mild', 'leafy'],
  ['rhododendron, azalea, pieris, skimmia', 'H5', 'mild', 'woody'],
  ['heather, calluna', 'H6', 'mild', 'low'],
  ['bougainvillea', 'H1c', 'hot', 'woody'],
  ['hibiscus, hibiscus rosa sinensis', 'H1b', 'warm', 'leafy'],
  ['hibiscus syriacus, rose of sharon', 'H5', 'warm', 'woody'],
  ['oleander, nerium', 'H3', 'hot', 'woody'],
  ['olive, olive tree, olea', 'H4', 'hot', 'woody'],
  ['fig, fig tree, ficus carica, common fig', 'H4', 'hot', 'woody'],
  ['strawberry tree, arbutus, crape myrtle, lagerstroemia', 'H4', 'warm', 'woody'],
  ['pomegranate, punica', 'H3', 'hot', 'woody'],
  ['jacaranda, bauhinia, orchid tree, tomato tree, custard apple, annona', 'H1c', 'warm', 'woody'],
  ['norfolk pine, norfolk island pine, araucaria heterophylla, orange jasmine, murraya', 'H1c', 'warm', 'woody'],
  ['silk oak, silver oak, grevillea, flowering maple, abutilon, mexican heather, cuphea', 'H2', 'warm', 'leafy'],
  ['jerusalem cherry, winter cherry, solanum pseudocapsicum, datura', 'H2', 'mild', 'leafy'],
  ['brugmansia, angels trumpet', 'H1c', 'mild', 'soft'],
  ['jasmine, jasminum', 'H2', 'warm', 'leafy'],
  ['jasminum sambac, arabian jasmine', 'H1b', 'warm', 'leafy'],
  ['common jasmine, jasminum officinale, star jasmine, trachelospermum', 'H4', 'warm', 'leafy'],
  ['winter jasmine, jasminum nudiflorum', 'H5', 'mild', 'leafy'],
  ['clematis, honeysuckle, lonicera, wisteria, virginia creeper, boston ivy, parthenocissus', 'H6', 'mild', 'woody'],
  ['boxwood, box hedge, box tree, buxus, yew, taxus', 'H6', 'warm', 'woody'],
  ['cherry laurel, photinia, viburnum, aucuba, hebe, choisya, ceanothus', 'H4', 'mild', 'woody'],
  [
    'lilac, syringa, forsythia, buddleia, buddleja, butterfly bush, weigela, spiraea, philadelphus',
    'H6',
    'mild',
    'woody',
  ],
  ['japanese maple, acer palmatum', 'H6', 'cool', 'leafy'],
  ['apple, crab apple, malus, pear, pyrus, plum, cherry, quince', 'H6', 'mild', 'woody'],
  ['peach, nectarine, apricot, almond', 'H4', 'warm', 'woody'],
  ['raspberry, blackberry, rubus, currant, blackcurrant, redcurrant, gooseberry, ribes', 'H6', 'mild', 'woody'],
  ['blueberry, vaccinium', 'H6', 'mild', 'woody'],
  ['grape, grapevine, grape vine, vitis, kiwi, kiwis, actinidia', 'H5', 'warm', 'woody'],
  ['birch, betula, oak, quercus, beech, fagus, maple, acer, willow, salix, pine, pinus, spruce', 'H7', 'mild', 'woody'],
  ['ivy, hedera, english ivy', 'H5', 'mild', 'low'],
  ['bamboo, fargesia, phyllostachys', 'H5', 'mild', 'woody'],
  ['mimosa, mimosa pudica, sensitive plant', 'H1b', 'warm', 'soft'],
  ['acacia, acacia dealbata, silver wattle', 'H3', 'hot', 'woody'],
  ['eucalyptus, bottlebrush, callistemon', 'H4', 'hot', 'woody'],
  // Palms and other exotics
  ['pygmy date palm, phoenix roebelenii', 'H1b', 'warm', 'leafy'],
  ['palm, areca, kentia, dypsis', 'H1b', 'warm', 'leafy'],
  ['windmill palm, hardy palm, trachycarpus, chamaerops', 'H4', 'hot', 'woody'],
  ['date palm, phoenix, canary island date palm, sago palm, cycas', 'H2', 'hot', 'woody'],
  ['banana, musa, ensete', 'H1c', 'warm', 'soft'],
  ['musa basjoo, hardy banana', 'tops', 'warm', 'soft'],
  ['bird of paradise, strelitzia, fatsia, cordyline', 'H2', 'warm', 'leafy'],
  ['ti plant, cordyline fruticosa', 'H1b', 'warm', 'leafy'],
  ['aglaonema, chinese evergreen, fittonia, nerve plant, mosaic plant', 'H1a', 'mild', 'soft'],
  [
    'jade vine, strongylodon, grape ivy, cissus, wax ivy, fiddle fig, fiddle leaf fig, ficus lyrata',
    'H1b',
    'mild',
    'leafy',
  ],
  ['mango, avocado, avocado pear, papaya, guava, coffee', 'H1b', 'warm', 'leafy'],
  // Citrus
  ['lemon, lemon tree, citrus, orange, orange tree, mandarin, clementine, grapefruit', 'citrus', 'warm', 'woody'],
  ['lime, lime tree, key lime, kaffir lime, makrut lime, calamondin', 'chilled', 'warm', 'woody'],
  ['kumquat, fortunella, satsuma, yuzu', 'H2', 'warm', 'woody'],
  ['poncirus, trifoliate orange', 'H5', 'warm', 'woody'],
  // Succulents
  ['sempervivum, houseleek, hens and chicks, hens chicks', 'H7', 'hot', 'low'],
  ['sedum, stonecrop, hylotelephium', 'H6', 'hot', 'low'],
  [
    'burros tail, donkey tail, sedum morganianum, kalanchoe, bryophyllum, flaming katy, mother of thousands',
    'H1b',
    'hot',
    'leafy',
  ],
  ['agave, century plant, aeonium, echeveria, jade, jade plant, crassula', 'H2', 'hot', 'low'],
  ['aloe, aloe vera, haworthia, gasteria', 'H1c', 'hot', 'low'],
  ['yucca, yucca elephantipes, yucca gigantea', 'H2', 'hot', 'woody'],
  ['adams needle, yucca filamentosa, yucca gloriosa', 'H4', 'hot', 'woody'],
  ['delosperma, ice plant', 'H4', 'hot', 'low'],
  [
    'snake plant, sansevieria, dracaena trifasciata, zz plant, zamioculcas, adenium, desert rose',
    'H1b',
    'hot',
    'leafy',
  ],
  ['pachypodium, madagascar palm, crown of thorns, euphorbia milii', 'H1b', 'hot', 'leafy'],
  // Ferns
  ['male fern, dryopteris, lady fern, athyrium, ostrich fern, matteuccia, royal fern, osmunda', 'H6', 'cool', 'leafy'],
  ['harts tongue, harts tongue fern, asplenium scolopendrium, polystichum, polypody', 'H6', 'cool', 'low'],
  ['tree fern, dicksonia', 'H3', 'cool', 'soft'],
  [
    'boston fern, sword fern, nephrolepis, maidenhair, maidenhair fern, staghorn fern, birds nest fern',
    'H1b',
    'mild',
    'soft',
  ],
  // Carnivorous plants and orchids
  ['pinguicula vulgaris, pinguicula grandiflora, common butterwort', 'H5', 'cool', 'low'],
  ['sarracenia, trumpet pitcher', 'H4', 'warm', 'leafy'],
  ['venus flytrap, venus fly trap, flytrap, dionaea, sundew, drosera', 'H2', 'warm', 'low'],
  ['nepenthes, monkey cup', 'H1a', 'mild', 'soft'],
  ['phalaenopsis, moth orchid, vanda, vanilla, vanilla orchid', 'H1a', 'mild', 'soft'],
  ['cymbidium', 'H1c', 'mild', 'leafy'],
  ['bletilla, cypripedium, dactylorhiza', 'H5', 'cool', 'leafy'],
];

/** Where the species is not listed, or not named: as the more tender ones of its kind. */
const BY_KIND: Readonly<Record<PlantKind, PlantLimits>> = {
  succulent: limits('H1c', 'hot', 'low'),
  shade_succulent: limits('H1b', 'hot', 'low'),
  forest_cactus: limits('H1b', 'mild', 'leafy'),
  fern: limits('H1c', 'cool', 'soft'),
  foliage: limits('H1b', 'mild', 'soft'),
  air_plant: limits('H1b', 'mild', 'leafy'),
  bromeliad: limits('H1b', 'mild', 'leafy'),
  orchid: limits('H1b', 'mild', 'soft'),
  carnivorous: limits('H1c', 'mild', 'soft'),
  tropical_carnivorous: limits('H1b', 'mild', 'soft'),
  bog_plant: limits('H1c', 'warm', 'leafy'),
  citrus: limits('citrus', 'warm', 'woody'),
  herb: limits('H2', 'mild', 'leafy'),
  dry_herb: limits('H3', 'hot', 'leafy'),
  vegetable: limits('H2', 'mild', 'leafy'),
  flowering: limits('H2', 'mild', 'leafy'),
  shade_flowering: limits('H1c', 'mild', 'soft'),
  tree_or_shrub: limits('H3', 'mild', 'woody'),
  any: limits('H1c', 'mild', 'leafy'),
};

/** Every name that has a row of its own. */
export const NAMED_SPECIES: readonly string[] = SPECIES.flatMap(([names]) => namesIn(names));

// All names of kinds go along: "lemon balm" has to outdo "lemon" here as well.
const namedLimits = nameFinder<PlantLimits>([
  ...[...KIND_OF_NAME].map(([name, kind]) => [name, BY_KIND[kind]] as const),
  ...SPECIES.flatMap(([names, ...classes]) => namesIn(names).map((name) => [name, limits(...classes)] as const)),
]);

/** What may be said before a name without making it another plant: "Norfolk pine" is no pine, an old pine is one. */
const HARMLESS = new Set(
  wordsOf(`
    a an the my our your some and of in on two three four five six new old young big large little small tiny tall mini
    miniature dwarf giant compact trailing climbing creeping standard weeping columnar double single early late potted
    pot patio balcony garden outdoor hardy perennial evergreen deciduous ornamental edible culinary dried fresh
    organic heirloom common wild field woodland mountain alpine red pink white yellow blue purple violet black silver
    golden green orange cream dark pale variegated english british scots scottish irish european norway siberian dutch
    oriental asiatic bearded bigleaf mophead lacecap oakleaf panicle summer winter spring autumn italian rambling
    hybrid beautiful lovely favourite favorite sweet curly flat leaf lacinato tuscan greek japanese swiss wine table
    dessert eating cooking tea stargazer regal madonna tiger martagon`),
);

/** Frost that a single word is not to promise where others come before it. */
const PROMISED = COLD.H3;

/** What a plant bears, by its common or scientific name: as its species if that is known, else as its kind. */
export function plantLimits(text: string): PlantLimits {
  const found = namedLimits(text);
  const kind = BY_KIND[plantKind(text)];
  if (!found) return kind;
  // English says before a noun what tells species apart, and the hardy noun is often borrowed: "Cape gooseberry".
  return isDoubtful(found) ? { ...kind, min: Math.max(kind.min, COLD.H2) } : found.meaning;
}

function isDoubtful({ meaning, words, before }: FoundName<PlantLimits>): boolean {
  if (words.length > 1 || meaning.min > PROMISED) return false;
  return before.some((word) => !HARMLESS.has(word) && !/^\d+$/.test(word));
}

function limits(cold: keyof typeof COLD, heat: keyof typeof HEAT, wind: keyof typeof WIND): PlantLimits {
  return { min: COLD[cold], max: HEAT[heat], wind: WIND[wind] };
}

function namesIn(list: string): string[] {
  return list.split(',').map((name) => name.trim());
}
