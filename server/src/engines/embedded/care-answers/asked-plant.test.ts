import { expect, test } from 'vitest';
import { findSpecies } from '../../../knowledge/names/match.ts';
import { plantAsked } from './asked-plant.ts';

function asked(question: string): string | undefined {
  return plantAsked('', question, null)?.plant.scientificName;
}

test.each([
  ['when can I plant beans outside?', 'Phaseolus vulgaris'],
  ['my pepper plants drop their flowers', 'Capsicum annuum'],
  ['iris not blooming', 'Iris'],
  ['maple leaves with black spots', 'Acer'],
  ['how often do I water an orchid?', 'Orchidaceae'],
  ['my palm has brown tips', 'Arecaceae'],
  ['the cacti got wet on the terrace', 'Cactaceae'],
  ['what is the best potting mix for orchids', 'Orchidaceae'],
  ['white powder on my squash, what do I do', 'Cucurbita'],
  ['my squash with yellow leaves', 'Cucurbita'],
  ['will squash survive frost', 'Cucurbita'],
])('the name that most people use is understood in a question: %s', (question, plant) => {
  expect(asked(question)).toBe(plant);
});

test.each([
  'how do I squash the aphids?',
  'can I dust it with black pepper?',
  'do I tie it to a bamboo cane?',
  'is orchid bark good for pots?',
  'a weed has succulent leaves that break',
  'which ferns are safe for cats?',
  'what is this thing like a palm?',
  'a weed with fern like leaves',
])('where such a word means something else, no plant is asked about: %s', (question) => {
  expect(asked(question)).toBeUndefined();
});

test('of plants that share a name the one that the question names is asked about', () => {
  const match = plantAsked(
    'elephant ear',
    'balls in the soil of my alocasia, what are they?',
    findSpecies('elephant ear'),
  );
  expect(match?.plant.scientificName).toBe('Alocasia');
});

test('a genus that stands beside another everyday name is the plant', () => {
  expect(findSpecies('jade bonsai portulacaria')?.plant.scientificName).toBe('Portulacaria afra');
});

test.each([
  ['ferns', 'can I eat the fiddleheads of my ostrich fern?', 'Matteuccia struthiopteris'],
  ['succulents', 'can my aeonium stay out in the rain?', 'Aeonium'],
])('of a group the member that the question names is asked about: %s, %s', (typed, question, plant) => {
  expect(plantAsked(typed, question, findSpecies(typed))?.plant.scientificName).toBe(plant);
});

test.each([
  ['mulch', 'is dyed mulch around the vegetables and blueberries safe?', undefined],
  ['compost', 'is it toxic on my lettuce?', undefined],
  ['mulch', 'is it safe for my dog around the oleander?', 'Nerium oleander'],
  ['mulch', 'my hostas came up through it with holes, why?', 'Hosta'],
])(
  'whether a material is safe is not asked of the plants beside it, unless somebody may be harmed: %s, %s',
  (typed, question, plant) => {
    expect(plantAsked(typed, question, null)?.plant.scientificName).toBe(plant);
  },
);

test.each([
  ['bamboo', 'is lucky bamboo toxic to cats?', 'Dracaena sanderiana'],
  ['lettuce', 'how often do I water lettuce?', 'Lactuca sativa'],
])('a fuller name in the question says which plant is meant: %s, "%s"', (typed, question, plant) => {
  expect(plantAsked(typed, question, findSpecies(typed))?.plant.scientificName).toBe(plant);
});
