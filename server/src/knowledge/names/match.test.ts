import { describe, expect, test } from 'vitest';
import { plants } from '../plants.ts';
import { choicesFor, findSpecies, speciesFound } from './match.ts';

function match(text: string) {
  const found = findSpecies(text);
  return found && { name: found.plant.scientificName, as: found.as, misspelled: found.misspelled };
}

describe('what a gardener calls a plant', () => {
  test.each([
    ['Monstera deliciosa', 'Monstera deliciosa'],
    ['blue star fern', 'Phlebodium aureum'],
    ['my variegated monstera', 'Monstera deliciosa'],
    ['Snake plant, the big one', 'Dracaena trifasciata'],
    ['Sansevieria trifasciata', 'Dracaena trifasciata'],
    ['Norfolk pine', 'Araucaria heterophylla'],
    ['sweet potato', 'Ipomoea batatas'],
    ['potato vine', 'Solanum laxum'],
    ['lily of the valley', 'Convallaria majalis'],
    ['peace lily', 'Spathiphyllum wallisii'],
    ['Tomatoes', 'Solanum lycopersicum'],
    ['jade', 'Crassula ovata'],
    ['my ZZ', 'Zamioculcas zamiifolia'],
    ['geranium', 'Pelargonium × hortorum'],
    ['the lawn', 'Lolium perenne'],
    ['leylandii hedge', 'Cupressocyparis leylandii'],
    ['box tree', 'Buxus sempervirens'],
    ["Tomato 'Lemon Boy'", 'Solanum lycopersicum'],
    ['Tomato, cherry', 'Solanum lycopersicum'],
    ['tomato in a tub by the wall', 'Solanum lycopersicum'],
    ['Basil (Ocimum basilicum)', 'Ocimum basilicum'],
    ['Hylocereus', 'Selenicereus undatus'],
    ['neon pothos', 'Epipremnum aureum'],
    ['Pothos N’Joy', 'Epipremnum aureum'],
    ['Thai constellation', 'Monstera deliciosa'],
    ['raven zz', 'Zamioculcas zamiifolia'],
    ['strawflower', 'Xerochrysum bracteatum'],
    ['Citrus x limon', 'Citrus × limon'],
    ['spiderplant', 'Chlorophytum comosum'],
    ['sun flower', 'Helianthus annuus'],
    ['onion sets', 'Allium cepa'],
    ['young olive tree', 'Olea europaea'],
    ['Glücksfeder', 'Zamioculcas zamiifolia'],
    ['Gluecksfeder', 'Zamioculcas zamiifolia'],
    ['Geranien', 'Pelargonium × hortorum'],
    ['romero', 'Salvia rosmarinus'],
    ['tournesol', 'Helianthus annuus'],
    ['avocado from stone', 'Persea americana'],
    ['ginger from supermarket root', 'Zingiber officinale'],
    ['pineapple top', 'Ananas comosus'],
    ['sweet pea plants', 'Lathyrus odoratus'],
    ['Japanese maple tree', 'Acer palmatum'],
    ['strawberry tree', 'Arbutus unedo'],
    ['yucca (indoor)', 'Yucca gigantea'],
    ["Hydrangea 'Limelight'", 'Hydrangea paniculata'],
    ['haworthia zebra plant', 'Haworthiopsis attenuata'],
    ['money plant (pilea)', 'Pilea peperomioides'],
    ['ivy arum', 'Epipremnum aureum'],
    ['red valerian', 'Centranthus ruber'],
    ['our snaps', 'Antirrhinum majus'],
    ['java fern', 'Leptochilus pteropus'],
    ['false castor oil plant', 'Fatsia japonica'],
    ['nasturtium Alaska', 'Tropaeolum majus'],
    ['bacopa Snowtopia', 'Chaenostoma cordatum'],
  ])('%s names %s', (text, name) => {
    expect(match(text)).toEqual({ name, as: 'species', misspelled: false });
  });

  test.each([
    ['monstera delicosa', 'Monstera deliciosa'],
    ['snak plant', 'Dracaena trifasciata'],
    ['lily of the vally', 'Convallaria majalis'],
    ['dracaena trifasiata', 'Dracaena trifasciata'],
    ['spathiphylum', 'Spathiphyllum wallisii'],
    ['filodendron brazil', 'Philodendron hederaceum'],
    ['fidle leaf', 'Ficus lyrata'],
    ['peace lilly', 'Spathiphyllum wallisii'],
    ['bell pepers', 'Capsicum annuum'],
    ['marble qeen pothos', 'Epipremnum aureum'],
    ["mother in law's tounge", 'Dracaena trifasciata'],
  ])('%s is reported as misspelled, for %s', (text, name) => {
    expect(match(text)).toEqual({ name, as: 'species', misspelled: true });
  });

  test('every scientific name and synonym names its plant, but for the genus of which gardeners mean another', () => {
    const lost = plants.flatMap(({ scientificName, synonyms }) =>
      [scientificName, ...synonyms].filter((name) => !name.includes("'") && match(name)?.name !== scientificName),
    );
    expect(lost).toEqual(['Geranium']);
  });
});

describe('of a plant that is not known', () => {
  test.each([
    ['Ficus something', 'Ficus', 'genus'],
    ['Juniperus squamata Blue Star', 'Juniperus', 'genus'],
    ['juniper blue star', 'Juniperus', 'genus'],
    ['Philodendron xanthinum', 'Philodendron', 'genus'],
    ['Campanula xanthina', 'Campanula', 'genus'],
    ['Lavender', 'Lavandula', 'genus'],
    ['Jasmine', 'Jasminum', 'genus'],
    ['pine tree', 'Pinus', 'genus'],
    ['water lily', 'Nymphaea', 'genus'],
    ['Rosa spp.', 'Rosa', 'genus'],
    ['climbing rose in a 10 cm pot', 'Rosa', 'genus'],
    ['lavender hedge', 'Lavandula', 'genus'],
    ['young oak tree', 'Quercus', 'genus'],
    ['amaranth', 'Amaranthus', 'genus'],
    ['bamboo', 'Phyllostachys', 'genus'],
    ['some orchid', 'Orchidaceae', 'family'],
    ['Arecaceae', 'Arecaceae', 'family'],
    ['palm', 'Arecaceae', 'family'],
    ['a fern', 'Polypodiopsida', 'family'],
    ['pitcher plant Nepenthes', 'Nepenthes', 'genus'],
    ['my pinks', 'Dianthus', 'genus'],
  ])('%s tells %s, the %s', (text, name, as) => {
    expect(match(text)).toEqual({ name, as, misspelled: false });
  });

  test('the everyday word for a group may be misspelled', () => {
    expect(match('succulant')).toEqual({ name: 'Succulents', as: 'family', misspelled: true });
  });

  test('the genus or family is harmless only where a record of its own says so', () => {
    for (const text of ['some orchid', 'palm', 'a fern', 'cactus', 'Jasmine', 'Acer']) {
      expect(findSpecies(text)?.plant.toxicity.cats, text).not.toBe('no');
    }
  });

  test.each([
    'weeds',
    'Dutchman’s breeches',
    'Malanga',
    'skunk cabbage',
    'butterbur',
    'bonsai',
    'Peacock flower',
    'Zorgonia blarg',
    'African tulip tree',
    'Pouteria',
    'cacao',
    'spider lily',
    'hardy orchid',
    'nasturtium Zorgon Giant',
    'pink',
    'it snaps',
    'bitterness',
    'idea',
    'avoid',
    'my cat',
    'a plant',
    'the',
    '',
    ' ,; ',
  ])('"%s" tells nothing', (text) => {
    expect(match(text)).toBeNull();
  });
});

describe('what may be another plant', () => {
  test('is called harmless for nobody where it is only spelled alike', () => {
    const misspelled = plants
      .flatMap(({ commonNames }) => commonNames)
      .map((name) => findSpecies(`${name.slice(0, 3)}${name.slice(4)}`))
      .filter((found) => found?.misspelled);
    expect(misspelled.length).toBeGreaterThan(100);
    for (const found of misspelled) {
      expect(Object.values(found?.plant.toxicity ?? {}), found?.plant.scientificName).not.toContain('no');
    }
  });

  test.each(['lily', 'my lilies', 'palm', 'ivy', 'fern', 'daisy', 'jasmine', 'geranium', 'bamboo', 'mimosa'])(
    '%s names others',
    (text) => {
      const found = findSpecies(text);
      expect(found?.others?.length).toBeGreaterThan(0);
      expect(Object.values(found?.plant.toxicity ?? {})).not.toContain('no');
    },
  );

  test.each(['Lilium', 'Easter lily', 'English ivy', 'Pelargonium'])('%s is one', (text) => {
    expect(findSpecies(text)?.others).toBeUndefined();
  });
});

test('an unknown cultivar of a crop is that crop, but is called harmless for nobody', () => {
  const found = findSpecies('Zorgon Giant lettuce');
  expect(found?.plant.scientificName).toBe('Lactuca sativa');
  expect(Object.values(found?.plant.toxicity ?? {})).not.toContain('no');
});

test('a name that means several plants offers them, the usual one first', () => {
  expect(choicesFor('my lily').map(({ plant }) => plant.scientificName)).toEqual([
    ...['Lilium', 'Spathiphyllum wallisii', 'Zantedeschia', 'Gloriosa superba', 'Convallaria majalis'],
    ...['Hemerocallis', 'Hippeastrum'],
  ]);
  expect(choicesFor('bonsai').length).toBeGreaterThan(3);
  expect(choicesFor('olive bonsai')).toEqual([]);
  expect(choicesFor('peace lily')).toEqual([]);
});

test('is shown as the contract has it', () => {
  expect(speciesFound(findSpecies('monstera'))).toEqual({
    _id: 'monstera-deliciosa',
    scientificName: 'Monstera deliciosa',
    commonNames: expect.arrayContaining(['Swiss cheese plant']),
    category: 'house_plant',
    as: 'species',
  });
  expect(speciesFound(null)).toBeNull();
});

test.each([
  ['palm tree windmill', 'Trachycarpus fortunei'],
  ['rosemary christmas tree', 'Salvia rosmarinus'],
  ['hedge apple', 'Maclura pomifera'],
  ['starfruit', 'Averrhoa carambola'],
  ['kudzu vine', 'Pueraria montana'],
  ['bluebonnets', 'Lupinus texensis'],
  ['autumn olive', 'Elaeagnus umbellata'],
  ['common buckthorn', 'Rhamnus cathartica'],
  ['centipede lawn', 'Eremochloa ophiuroides'],
])('“%s” is the plant that gardeners mean, whatever the order of the words: %s', (text, plant) => {
  expect(findSpecies(text)?.plant.scientificName).toBe(plant);
});

test.each(['Barbados cherry', 'Mexican petunia', 'oriental bittersweet', 'tropical soda apple'])(
  '“%s” has no record, and is none of the plants that it sounds like',
  (text) => expect(findSpecies(text)).toBeNull(),
);
