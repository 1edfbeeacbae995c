import { nameFinder } from '../../knowledge/names/normalize.ts';

/** What kinds of plants ask for different advice. */
export const PLANT_KINDS = [
  'succulent',
  'shade_succulent',
  'forest_cactus',
  'fern',
  'foliage',
  'air_plant',
  'bromeliad',
  'orchid',
  'carnivorous',
  'tropical_carnivorous',
  'bog_plant',
  'citrus',
  'herb',
  'dry_herb',
  'vegetable',
  'flowering',
  'shade_flowering',
  'tree_or_shrub',
  'any',
] as const;

export type PlantKind = (typeof PLANT_KINDS)[number];

type KnownKind = Exclude<PlantKind, 'any'>;

/** Common names and genera, those of one sort side by side. A longer name takes a plant out of a shorter one's kind. */
const NAMES: Readonly<Record<KnownKind, string>> = {
  succulent: `
    succulent, cactus, prickly pear, opuntia, mammillaria, echinopsis, echinocactus, golden barrel, gymnocalycium,
    cereus, ferocactus, astrophytum, rebutia, parodia, saguaro, carnegiea, cleistocactus, old man cactus, moon cactus,
    aloe, aloe vera, agave, century plant, yucca, adams needle, joshua tree, echeveria, graptopetalum, ghost plant,
    graptosedum, pachyphytum, moonstones, sempervivum, houseleek, hens and chicks, hens chicks, aeonium, sedum,
    stonecrop, hylotelephium, burros tail, donkey tail, crassula, jade, jade plant, jade tree, kalanchoe, panda plant,
    bryophyllum, mother of thousands, flaming katy, euphorbia, crown of thorns, pencil cactus, adenium, desert rose,
    pachypodium, madagascar palm, lithops, living stone, delosperma, ice plant, carpobrotus, mesembryanthemum,
    lampranthus, portulaca, moss rose, purslane tree, portulacaria, elephant bush, senecio rowleyanus, curio, string
    of pearls, string of bananas, string of dolphins, string of hearts, ceropegia, stapelia, huernia, ponytail palm,
    beaucarnea, dudleya, cotyledon`,
  shade_succulent: `
    haworthia, haworthiopsis, gasteria, snake plant, sansevieria, dracaena trifasciata, dracaena angolensis, mother in
    laws tongue, mother in law tongue, zz plant, zamioculcas`,
  forest_cactus: `
    forest cactus, jungle cactus, holiday cactus, christmas cactus, thanksgiving cactus, easter cactus,
    schlumbergera, zygocactus, hatiora, rhipsalidopsis, rhipsalis, mistletoe cactus, epiphyllum, orchid cactus,
    fishbone cactus, ric rac cactus, selenicereus, dragon fruit, pitaya, hylocereus, lepismium, disocactus,
    rat tail cactus, hoya, wax plant, hoya kerrii, sweetheart hoya, dischidia`,
  fern: `
    fern, boston fern, sword fern, nephrolepis, maidenhair, maidenhair fern, adiantum, birds nest fern, asplenium,
    harts tongue, harts tongue fern, staghorn fern, platycerium, blue star fern, phlebodium, button fern, pellaea,
    rabbits foot fern, davallia, brake fern, pteris, holly fern, cyrtomium, male fern, dryopteris, lady fern,
    athyrium, polystichum, ostrich fern, matteuccia, royal fern, osmunda, polypody, polypodium, tree fern,
    dicksonia, cyathea, blechnum, bracken, pteridium, selaginella, spikemoss, moss, terrarium moss`,
  foliage: `
    monstera, swiss cheese plant, swiss cheese vine, cheese plant, philodendron, pothos, devils ivy, epipremnum,
    scindapsus, golden pothos, syngonium, arrowhead plant, arrowhead vine, alocasia, elephant ear, colocasia, taro,
    caladium, angel wings, anthurium, flamingo flower, laceleaf, spathiphyllum, peace lily, aglaonema, chinese
    evergreen, dieffenbachia, dumb cane, calathea, goeppertia, maranta, prayer plant, ctenanthe, stromanthe,
    rattlesnake plant, ficus, rubber plant, rubber tree, fiddle leaf fig, weeping fig, ficus elastica, ficus lyrata,
    ficus benjamina, creeping fig, dracaena, dragon tree, corn plant, cordyline, ti plant, lucky bamboo, schefflera,
    umbrella tree, umbrella plant, fatsia, aralia, peperomia, pilea, chinese money plant, friendship plant, money
    plant, watermelon peperomia, aluminium plant, aluminum plant, chlorophytum, spider plant, tradescantia, inch
    plant, wandering jew, wandering dude, spiderwort, zebrina, purple heart, fittonia, nerve plant, mosaic plant,
    hypoestes, polka dot plant, zebra plant, aphelandra, croton, codiaeum, coleus, begonia rex, rex begonia, begonia
    maculata, polka dot begonia, aspidistra, cast iron plant, parlor palm, parlour palm, chamaedorea, areca, areca
    palm, dypsis, kentia, howea, kentia palm, lady palm, rhapis, fan palm, majesty palm, palm, phoenix roebelenii,
    money tree, pachira, guiana chestnut, norfolk island pine, araucaria heterophylla, asparagus fern, asparagus
    setaceus, asparagus densiflorus, foxtail fern, ivy, hedera, english ivy, swedish ivy, plectranthus, baby tears,
    soleirolia, mind your own business, oxalis triangularis, false shamrock, bird of paradise, strelitzia, travellers
    palm, banana, musa, ensete, radermachera, china doll, polyscias, ming aralia, gynura, purple passion, pineapple,
    pineapple plant, ananas, sago palm, cycas, bamboo palm, houseplant, house plant, indoor plant, foliage plant,
    tropical plant, tropical, cryptanthus, earth star, fiddle fig, grape ivy, cissus, wax ivy`,
  air_plant: `
    air plant, airplant, tillandsia, spanish moss`,
  bromeliad: `
    bromeliad, guzmania, vriesea, aechmea, urn plant, neoregelia, billbergia, queens tears, zebra bromeliad, flaming
    sword`,
  orchid: `
    orchid, moth orchid, phalaenopsis, dendrobium, cymbidium, cattleya, oncidium, dancing lady, vanda,
    paphiopedilum, slipper orchid, lady slipper, phragmipedium, miltonia, miltoniopsis, pansy orchid, ludisia,
    jewel orchid, brassia, spider orchid, zygopetalum, cambria, masdevallia, epidendrum, odontoglossum, vanilla,
    vanilla orchid, bletilla, cypripedium, dactylorhiza, encyclia, coelogyne`,
  carnivorous: `
    carnivorous, carnivorous plant, insectivorous plant, venus flytrap, venus fly trap, flytrap, fly trap, dionaea,
    sundew, drosera, pitcher plant, trumpet pitcher, sarracenia, cobra lily, darlingtonia, heliamphora, bladderwort,
    utricularia, drosophyllum, common butterwort, pinguicula vulgaris, pinguicula grandiflora`,
  tropical_carnivorous: `
    nepenthes, monkey cup, cephalotus, albany pitcher, butterwort, pinguicula, tropical pitcher plant, mexican
    butterwort, albany pitcher plant, australian pitcher plant`,
  bog_plant: `
    bog plant, water plant, pond plant, aquatic plant, marginal plant, papyrus, cyperus, umbrella sedge, water
    hyacinth, eichhornia, water lettuce, pistia, marsh marigold, caltha, cattail, typha, reed, reeds, rush, rushes,
    juncus, horsetail, equisetum, lotus, nelumbo, water lily, nymphaea`,
  citrus: `
    citrus, lemon, lemon tree, lime, lime tree, key lime, kaffir lime, makrut lime, finger lime, orange,
    orange tree, mandarin, mandarin orange, tangerine, clementine, satsuma, kumquat, fortunella, calamondin,
    calamansi, grapefruit, pomelo, yuzu, bergamot orange, citron, buddhas hand, limequat, poncirus,
    trifoliate orange, citrus limon`,
  herb: `
    herb, kitchen herb, basil, ocimum, thai basil, lemon basil, holy basil, tulsi, parsley, petroselinum, chive,
    chives, allium schoenoprasum, garlic chive, allium tuberosum, coriander, cilantro, coriandrum, dill, anethum,
    chervil, anthriscus, mint, mentha, peppermint, spearmint, pineapple mint, apple mint, chocolate mint, lemon balm,
    melissa, lovage, levisticum, sorrel, rumex, borage, borago, lemongrass, lemon grass, cymbopogon, lemon verbena,
    aloysia, stevia, shiso, perilla, fennel, foeniculum, tarragon, artemisia dracunculus, watercress, nasturtium
    officinale, garden cress, cress, lepidium, chamomile, camomile, matricaria, chamaemelum, catnip, catmint, nepeta,
    bee balm, bergamot, monarda, angelica, caraway, carum, cumin, cuminum, vietnamese coriander, epazote, ginger,
    zingiber, turmeric, curcuma, pineapple sage, salvia elegans, salad burnet, comfrey, symphytum, feverfew, woodruff,
    galium, cuban oregano, spanish thyme, plectranthus amboinicus, vietnamese mint, mexican bush sage, salvia
    leucantha, wood sorrel, moroccan mint, ginger mint`,
  dry_herb: `
    mediterranean herb, rosemary, rosmarinus, salvia rosmarinus, sage, salvia officinalis, common sage, thyme, thymus,
    lemon thyme, oregano, origanum, marjoram, sweet marjoram, lavender, lavandula, french lavender, savory, satureja,
    hyssop, hyssopus, curry plant, helichrysum, santolina, cotton lavender, rue, ruta, wormwood, artemisia, mugwort,
    southernwood, bay, bay leaf, bay laurel, bay tree, sweet bay, laurus, laurus nobilis, myrtle, myrtus, germander,
    spanish lavender, lavandula stoechas`,
  vegetable: `
    vegetable, salad, microgreen, tomato, cherry tomato, lycopersicum, solanum lycopersicum, tomatillo, physalis,
    pepper, bell pepper, sweet pepper, chilli, chili, chilis, chillies, chile, chili pepper, jalapeno, habanero,
    capsicum, paprika, carolina reaper, padron, hot pepper, aubergine, eggplant, solanum melongena, potato, solanum
    tuberosum, sweet potato, ipomoea batatas, cucumber, cucumis, gherkin, courgette, zucchini, zucchinis, squash,
    butternut squash, pumpkin, cucurbita, melon, watermelon, citrullus, cantaloupe, okra, bean, runner bean, french
    bean, green bean, broad bean, fava bean, phaseolus, vicia, pea, garden pea, sugar snap, pisum, chickpea, lentil,
    soybean, edamame, sweetcorn, sweet corn, corn, maize, zea, lettuce, lactuca, rocket, arugula, eruca, spinach,
    spinacia, chard, swiss chard, beet, beetroot, beta vulgaris, kale, cabbage, brassica, broccoli, cauliflower,
    brussels sprout, kohlrabi, pak choi, bok choy, collard, mustard, turnip, swede, rutabaga, radish, raphanus,
    carrot, daucus, parsnip, pastinaca, celery, celeriac, apium, onion, spring onion, shallot, garlic, leek, allium
    cepa, allium sativum, asparagus, asparagus officinalis, artichoke, globe artichoke, jerusalem artichoke, cynara,
    rhubarb, rheum, endive, chicory, radicchio, lambs lettuce, corn salad, horseradish, wasabi, sugar cane,
    wheatgrass, mizuna, purslane, amaranth, quinoa, strawberry, fragaria, alpine strawberry, peanut, cassava, cape
    gooseberry, malabar spinach, basella, new zealand spinach, water spinach`,
  flowering: `
    flower, flowering plant, wildflower, bedding plant, geranium, pelargonium, cranesbill, petunia, calibrachoa,
    million bells, surfinia, fuchsia, balsam, marigold, tagetes, calendula, pot marigold, cornflower, centaurea,
    zinnia, cosmos, dahlia, chrysanthemum, mum, aster, daisy, bellis, marguerite, argyranthemum, osteospermum, cape
    daisy, gazania, gerbera, sunflower, helianthus, rudbeckia, black eyed susan, echinacea, coneflower, coreopsis,
    gaillardia, helenium, pansy, viola, violet, tulip, tulipa, daffodil, narcissus, hyacinth, hyacinthus, grape
    hyacinth, muscari, crocus, snowdrop, galanthus, iris, lily, lilium, daylily, day lily, hemerocallis, calla, calla
    lily, arum lily, zantedeschia, canna, gladiolus, freesia, amaryllis, hippeastrum, agapanthus, african lily,
    nerine, ranunculus, buttercup, anemone, peony, paeonia, poppy, papaver, lupin, lupine, lupinus, delphinium,
    larkspur, foxglove, digitalis, hollyhock, alcea, snapdragon, antirrhinum, sweet pea, lathyrus, carnation,
    dianthus, sweet william, matthiola, wallflower, erysimum, lobelia, verbena, alyssum, lobularia, ageratum, nemesia,
    diascia, bacopa, sutera, salvia, nasturtium, tropaeolum, morning glory, ipomoea, forget me not, myosotis,
    columbine, aquilegia, campanula, bellflower, phlox, yarrow, achillea, sea holly, eryngium, red hot poker,
    kniphofia, catchfly, bergenia, alchemilla, ladys mantle, sedge, carex, canna lily, pineapple lily, eucomis,
    ornamental grass, fescue, pampas grass, cortaderia, fountain grass, miscanthus, pennisetum, stipa, festuca,
    poinsettia, euphorbia pulcherrima, mandevilla, dipladenia, passion flower, passionflower, passiflora, jasmine,
    jasminum, stephanotis, gardenia, bird of paradise flower, statice, limonium, babys breath, gypsophila, lambs ear,
    stachys, creeping jenny, lysimachia, dusty miller, jacobaea, bachelors button, tickseed, candytuft, iberis,
    aubrieta, thrift, armeria, saxifrage, saxifraga, love in a mist, nigella, lantana, plumbago, heliotrope,
    heliotropium, periwinkle, vinca, catharanthus, spurge, everlasting, xerochrysum, persian violet, exacum, butterfly
    pea, clitoria, flame lily, climbing lily, sensitive plant, gloriosa, amazon lily, eucharis, oriental poppy, wood anemone, madagascar jasmine,
    indoor jasmine`,
  shade_flowering: `
    african violet, saintpaulia, streptocarpus, cape primrose, gloxinia, sinningia, begonia, impatiens, busy lizzie,
    cyclamen, lily of the valley, convallaria, clivia, hellebore, helleborus, christmas rose, lenten rose, hosta,
    plantain lily, heuchera, coral bell, astilbe, bleeding heart, dicentra, pulmonaria, lungwort, brunnera, epimedium,
    kaffir lily, primrose, primula, polyanthus, cape violet, nodding violet, lipstick plant, aeschynanthus, flame
    violet, episcia, goldfish plant, columnea`,
  tree_or_shrub: `
    tree, shrub, bush, hedge, bonsai, conifer, rose, rosa, rose bush, climbing rose, rock rose, cistus, hydrangea,
    rhododendron, azalea, camellia, pieris, skimmia, heather, calluna, erica, hibiscus, hibiscus rosa sinensis,
    hibiscus syriacus, rose of sharon, rose mallow, oleander, nerium, bougainvillea, olive, olive tree, olea, fig, fig
    tree, ficus carica, common fig, pomegranate, punica, boxwood, box hedge, box tree, buxus, yew, taxus, holly, ilex,
    privet, ligustrum, laurel, cherry laurel, prunus, photinia, euonymus, cotoneaster, pyracantha, berberis, barberry,
    mahonia, viburnum, forsythia, lilac, syringa, buddleia, buddleja, butterfly bush, weigela, deutzia, philadelphus,
    mock orange, choisya, mexican orange blossom, spiraea, spirea, potentilla, ceanothus, hebe, abelia, elder,
    elderberry, sambucus, dogwood, cornus, smoke bush, cotinus, strawberry tree, arbutus, crape myrtle, lagerstroemia,
    pepper tree, schinus, tomato tree, witch hazel, hamamelis, hazel, corylus, willow, salix, birch, betula, beech,
    fagus, hornbeam, carpinus, oak, quercus, ash, fraxinus, maple, acer, japanese maple, linden, tilia, lime hedge,
    poplar, populus, alder, alnus, elm, ulmus, plane tree, platanus, horse chestnut, aesculus, chestnut, castanea,
    walnut, juglans, pecan, magnolia, tulip tree, liriodendron, ginkgo, eucalyptus, mimosa, acacia, wisteria, boston
    ivy, clematis, honeysuckle, lonicera, trachelospermum, star jasmine, virginia creeper, parthenocissus,
    passionfruit, hop, hops, humulus, grape, grapevine, grape vine, vine, vitis, kiwi, kiwis, actinidia, passion
    fruit, apple, crab apple, malus, pear, pyrus, quince, cydonia, medlar, plum, damson, cherry, peach, nectarine,
    apricot, almond, mulberry, morus, persimmon, diospyros, blueberry, vaccinium, cranberry, raspberry, blackberry,
    rubus, currant, blackcurrant, redcurrant, gooseberry, ribes, mango, mangifera, avocado, persea, papaya, guava,
    psidium, coffee, coffea, tea, camellia sinensis, pine, pinus, spruce, picea, fir, abies, cedar, cedrus, juniper,
    juniperus, cypress, cupressus, thuja, arborvitae, larch, larix, hemlock, tsuga, bamboo, fargesia, phyllostachys,
    hardy palm, windmill palm, trachycarpus, chamaerops, date palm, phoenix, canary island date palm, brugmansia,
    angels trumpet, datura, orchid tree, bauhinia, jacaranda, lemon bottlebrush, bottlebrush, callistemon, leylandii,
    monkey puzzle, araucaria, fremontodendron, gorse, broom, cytisus, tamarisk, sumac, rhus, redbud, cercis,
    serviceberry, amelanchier, sea buckthorn, goji, lycium, loquat, eriobotrya, pineapple guava, feijoa, aucuba,
    daphne, pittosporum, avocado pear, custard apple, annona, jerusalem cherry, winter cherry, silver wattle, solanum pseudocapsicum, norfolk pine,
    flowering maple, abutilon, silk oak, silver oak, grevillea, mexican heather, cuphea, cape jasmine, orange jasmine, murraya,
    vireya, indoor azalea, rhododendron simsii, winter jasmine, mint bush, prostanthera, jade vine, strongylodon,
    texas sage, leucophyllum`,
};

/** What says no more than the form of a plant gives way to any name: a lemon tree is a citrus. */
const FORMS = `
  tree, shrub, bush, hedge, vine, bonsai, flower, flowering plant, bedding plant, vegetable, salad, herb, houseplant,
  house plant, indoor plant, foliage plant, tropical plant, tropical`;

const forms = new Set(namesIn(FORMS));

/** Every name but those of mere forms, with its kind. */
export const KIND_OF_NAME: ReadonlyMap<string, PlantKind> = new Map(everyName().filter(([name]) => !forms.has(name)));

const namedKind = nameFinder(KIND_OF_NAME);
const formedKind = nameFinder(everyName().filter(([name]) => forms.has(name)));

/** The kind of plant that a common or scientific name speaks of; `any` when it says nothing that is known. */
export function plantKind(text: string): PlantKind {
  return namedKind(text)?.meaning ?? formedKind(text)?.meaning ?? 'any';
}

function everyName(): [string, KnownKind][] {
  const kinds = PLANT_KINDS.filter((kind) => kind !== 'any');
  return kinds.flatMap((kind) => namesIn(NAMES[kind]).map((name): [string, KnownKind] => [name, kind]));
}

function namesIn(list: string): string[] {
  return list.split(',').map((name) => name.trim());
}
