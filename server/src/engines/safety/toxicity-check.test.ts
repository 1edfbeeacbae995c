import { describe, expect, test } from 'vitest';
import { EATERS } from '../../horticulture/toxicity/wording.ts';
import { findSpecies, type SpeciesMatch } from '../../knowledge/names/match.ts';
import { plants } from '../../knowledge/plants.ts';
import { toxicityInWords, warningBefore, warningJudge, withToxicityOfRecord } from './toxicity-check.ts';
import { sentencesOf } from './toxicity-subject.ts';

const pothos = findSpecies('Epipremnum aureum');
const spider = findSpecies('Chlorophytum comosum');
const WARNED = /^\*\*Toxicity:\*\* .* is \*\*toxic to /;

describe('a text about a toxic plant begins with a warning', () => {
  test.each([
    ['Epipremnum aureum', 'Lovely, and safe for cats.'],
    ['Epipremnum aureum', 'It is toxic to cats and dogs.'],
    ['Epipremnum aureum', 'It is often said to be toxic to cats, but that is a myth.'],
    ['Epipremnum aureum', 'Claims that it is toxic to cats and dogs are false.'],
    ['Epipremnum aureum', 'People believe it is poisonous to dogs. This is wrong.'],
    ['Epipremnum aureum', 'Nibbling on a leaf is no problem at all.'],
    ['Epipremnum aureum', 'Your furry friends will be **perf**ectly fine.'],
    ['Epipremnum aureum', 'A tasty snack, and a garnish for a smoothie.'],
    ['Epipremnum aureum', 'Put it into the infusion.'],
    ['Epipremnum aureum', 'It is s&#97;fe.'],
    ['Epipremnum aureum', 'Water it weekly. Die Pflanze ist völlig unbedenklich.'],
    ['Epipremnum aureum', '它对所有人都很好。'],
    ['Epipremnum aureum', 'La planta no causa ningún daño.'],
    [
      'Spathiphyllum wallisii',
      'True lilies are toxic to cats, but this one is not; cats may nibble on it without any problem.',
    ],
    ['Dieffenbachia', 'Some philodendrons are poisonous to pets. Dieffenbachia, by contrast, does nothing to them.'],
    ['Digitalis purpurea', 'The leaves make a pleasant tea, and the flowers decorate salads.'],
    ['Digitalis purpurea', 'Water it weekly.'],
    ['Nerium oleander', 'Its leaves can be brewed as a tea.'],
    ['Nerium oleander', 'Everything about it is lovely.'],
    ['Lilium', 'Die Pflanze ist ungiftig.'],
  ])('%s: %s', (species, text) => {
    const warned = withToxicityOfRecord({ text, match: findSpecies(species) });
    expect(warned.split('\n\n')[0]).toMatch(WARNED);
    expect(warned.endsWith(`\n\n${text}`)).toBe(true);
  });
});

test.each([
  'Can I keep it, I have a kitten?',
  'Good for tea?',
  'poisonous?',
  'My toddler pulled at it',
  'Katzen und ihr Mensch?',
])('the question "%s" leads to a warning, even if the answer does not mention harm', (asked) => {
  expect(withToxicityOfRecord({ text: 'Water it weekly.', asked, match: pothos })).toMatch(WARNED);
});

test('a text that does not touch on harm is not changed', () => {
  for (const text of [
    'Water it weekly.',
    'Put a finger into the soil, and wait until it is dry.',
    'It grows 30 cm a year.',
    '## Light\n\n- **Bright**, indirect\n- 18–24 °C',
  ]) {
    expect(withToxicityOfRecord({ text, match: pothos })).toBe(text);
  }
});

test('the toxicity of an unknown plant is called unknown', () => {
  for (const text of ['It is non-toxic to dogs.', 'Cat owners can relax.', 'It makes a fine tea.']) {
    expect(withToxicityOfRecord({ text, match: null })).toMatch(
      /^\*\*Toxicity:\*\* Whether this plant harms cats, dogs and people is not known, so treat it as toxic/,
    );
  }
});

test('a record does not make a plant safe if it may be another plant', () => {
  const text = 'It is safe for cats.';
  expect(withToxicityOfRecord({ text, match: spider })).toBe(text);
  for (const unsure of [{ misspelled: true }, { as: 'genus' }, { as: 'family' }] satisfies Partial<SpeciesMatch>[]) {
    const match = spider && { ...spider, ...unsure };
    expect(withToxicityOfRecord({ text, match })).toMatch(/^\*\*Toxicity:\*\* Whether Spider plant .* is not known/);
    expect(match && toxicityInWords(match)).toMatch(/^Whether .* is not known/);
  }
});

test('a text that calls a harmless plant toxic ends with what the record says', () => {
  const text = withToxicityOfRecord({ text: 'It is toxic to cats.', match: spider });
  expect(text).toMatch(/^It is toxic to cats\.\n\nSpider plant .* is not known to be toxic to cats, dogs and people\./);
});

test.each([
  'Like the peace lily, it is safe for cats.',
  'Peace lily and pothos: no worries with cats.',
  'Think of the peace lily. It does no harm to cats either.',
])('a text that downplays another toxic plant gets a warning about that plant too: %s', (text) => {
  expect(withToxicityOfRecord({ text, match: spider })).toMatch(
    /^\*\*Toxicity:\*\* Peace lily .* is \*\*toxic to cats/,
  );
});

test('but not if it calls that plant toxic', () => {
  const text = 'The peace lily is toxic to cats. This plant likes shade.';
  expect(withToxicityOfRecord({ text, match: spider })).not.toContain('**Toxicity:**');
});

test('no plant of the knowledge base can be called safe for anyone it is not known to be safe for', () => {
  for (const plant of plants) {
    const { scientificName, toxicity } = plant;
    const text = withToxicityOfRecord({
      text: 'It is safe for them all.',
      match: { plant, as: 'species', misspelled: false },
    });
    const warning = text.startsWith('**Toxicity:**') ? text : '';
    const named = EATERS.filter((eater) => new RegExp(`(?:toxic to|harms) [^.]*${eater}`).test(warning));
    const suspects = EATERS.filter((eater) => toxicity[eater] !== 'no');
    expect({ scientificName, warnedOf: suspects.filter((eater) => named.includes(eater)) }).toEqual({
      scientificName,
      warnedOf: suspects,
    });
  }
});

test('each sentence of a long text is checked once', () => {
  const text = 'Pothos and peace lily are safe for cats, whatever they eat of it. '.repeat(500);
  const plant = findSpecies('Chlorophytum comosum')?.plant;
  if (!plant) throw new Error('the spider plant is not found by its own name');
  let comparisons = 0;
  const match: SpeciesMatch = {
    ...{ as: 'species', misspelled: false },
    /** Read once for each of the two plants that a sentence names, and a few times for the whole text. */
    get plant() {
      comparisons++;
      return plant;
    },
  };
  const needsWarning = warningJudge({ match }, false);
  for (const sentence of sentencesOf(text)) needsWarning(sentence);
  expect(Math.round(comparisons / 100)).toBe(10);
  comparisons = 0;
  withToxicityOfRecord({ text, match });
  expect(Math.round(comparisons / 100)).toBe(10);
});

test('whether a warning is needed in any case is known before the text', () => {
  expect(warningBefore({ match: pothos })).toBeNull();
  expect(warningBefore({ match: pothos, asked: 'Is it edible?' })).toMatch(WARNED);
  expect(warningBefore({ match: findSpecies('Digitalis purpurea') })).toMatch(WARNED);
  expect(warningBefore({ match: spider, asked: 'Is it edible?' })).toBeNull();
});

test('the toxicity of a plant is described in one line', () => {
  expect(pothos && toxicityInWords(pothos)).toMatch(/is toxic to cats, dogs and people\.$/);
  expect(spider && toxicityInWords(spider)).toMatch(/not known to be toxic to cats/);
});
