import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Circumstances, KnownPlant } from '../../../horticulture/circumstances.ts';
import { plants } from '../../../knowledge/plants.ts';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';
import { wordsIn } from './layout.ts';

const own: KnownPlant = {
  ...{ name: 'Monty', species: 'Monstera deliciosa', location: null, potSize: null, sunlight: null, health: 'healthy' },
  ...{ size: 'medium', ageWeeks: null, lastRepot: null, lastPrune: null, notes: null },
};

function advice(species: string, question: string | null, circumstances: Partial<Circumstances> = {}): string {
  return adviseCare({ plantSpecies: species, question, plant: null }, { ...IN_MAY, ...circumstances }).advice;
}

function watered(...dates: string[]): Circumstances['diary'] {
  return dates.map((date) => ({ date, activity: 'watering', title: 'Watered', text: null }));
}

describe('the plant', () => {
  test('that was misspelled is named as what it was taken for', () => {
    expect(advice('monstra deliciosa', null)).toContain('“monstra deliciosa” was taken for Swiss cheese plant');
  });

  test('that is typed by two of its names is one plant', () => {
    expect(advice('coriander / cilantro', 'always goes to flower before i get any leaves')).toMatch(
      /^(?:It has bolted|Heat and dry soil make it flower|Heat, long days, dry soil)/,
    );
  });

  test('of which only the genus or group is known gets an answer that says so', () => {
    expect(advice('Aloe', 'water?')).toContain('This holds for the genus Aloe');
    expect(advice('orchid', 'water?')).toContain('Only the group Orchidaceae was recognized');
  });

  test('that is unknown is admitted, without anything that could be markup', () => {
    const unknown = advice('<img src=x onerror=alert(1)> [x](javascript:y)', 'water?');
    expect(unknown).toContain('is not in the knowledge base');
    expect(unknown).not.toMatch(/[<>[\]]|\(javascript/);
  });

  test('is the own one where the words name none', () => {
    const { known, advice: text } = adviseCare(
      { plantSpecies: 'my Monty', question: null, plant: null },
      { ...IN_MAY, plant: own },
    );
    expect(known?.scientificName).toBe('Monstera deliciosa');
    expect(text).toContain('“my Monty” names no known plant');
  });
});

describe('the diary and the plant’s own data', () => {
  test('tell when to check the soil again', () => {
    expect(advice('Monstera', 'water?', { diary: watered('2026-05-13') })).toContain('check again in 5 days');
    expect(advice('Monstera', 'water?', { diary: watered('2026-04-20') })).toContain('it is probably thirsty');
  });

  test('speak for overwatering when water came often', () => {
    const diary = watered('2026-05-14', '2026-05-12', '2026-05-10', '2026-05-08');
    expect(advice('Monstera', 'leaves hang', { diary })).toMatch(/[Mm]ost likely: overwatering.*every 2 days/);
  });

  test('say whether the light of its place suits it, where nothing is noted of its own', () => {
    const place = { site: 'indoors', light: null, window: 'north-west' } as const;
    const plant = { ...own, location: 'Den', place };
    const verdict = 'You noted its place as a north-west-facing window. A north-west-facing window suits it';
    expect(advice('Monstera', 'How much light?', { plant })).toContain(verdict);
    expect(advice('Monstera', null, { plant })).toContain(verdict);
    expect(advice('Monstera', 'How much light?', { plant: { ...plant, sunlight: 'Full sun' } })).toContain(
      'direct sun',
    );
    const shady = { ...plant, place: { ...place, light: 'low' } } as const;
    expect(advice('Cactus', 'How much light?', { plant: shady })).toContain('too dark for it');
  });

  test('tell a garden plant in a room from one in a bed', () => {
    const rose = { ...own, name: 'Rosa', species: 'Rosa', location: 'Corner' };
    const inside = { ...rose, place: { site: 'indoors', light: null, window: null } } as const;
    expect(advice('Rose', 'How much light?', { plant: inside })).toContain('a hand held 30 cm above paper');
    expect(advice('Rose', 'How much light?', { plant: rose })).not.toContain('a hand held 30 cm above paper');
  });

  test('speak for shock when it was just repotted', () => {
    const plant = { ...own, lastRepot: '2026-05-10' };
    expect(advice('Monstera', 'it is drooping since I repotted it', { plant })).toContain('It was repotted 5 days ago');
    expect(advice('Monstera', 'feeding?', { plant })).toContain('wait 6 weeks');
  });

  test('keep an ailing plant from being fed', () => {
    const plant: KnownPlant = { ...own, health: 'sick' };
    expect(advice('Monstera', 'fertilizer?', { plant })).toContain('do not feed it until it has recovered');
    expect(advice('Monstera', null, { plant })).toContain('do not feed it until it has recovered');
  });

  test('are held against what it needs', () => {
    const plant = { ...own, location: 'dark corner of the hall' };
    expect(advice('Monstera', 'light here ok?', { plant })).toContain('A dark or shady place is too dark for it');
  });
});

describe('the season', () => {
  test('is that of the gardener’s side of the equator', () => {
    expect(advice('Ctenanthe', 'water?')).toContain('in spring expect');
    expect(advice('Ctenanthe', 'water?', { hemisphere: 'south' })).toContain('in fall expect');
  });

  test('turns the windows about, and the months', () => {
    expect(advice('Cactus', 'north window?', { hemisphere: 'south' })).toContain('A north-facing window suits it');
    expect(advice('Poinsettia', 'how to make it bloom?', { hemisphere: 'south' })).toMatch(
      /April.*southern hemisphere\.$/s,
    );
  });
});

describe('figures in a question', () => {
  test('of temperature are compared in either unit', () => {
    expect(advice('Monstera', 'is 5C ok?')).toContain('5 °C is too cold for it: it wants at least 12 °C.');
    expect(advice('Monstera', 'can it take 40 °F?')).toContain('4.5 °C (40 °F) is too cold for it: it wants');
    expect(advice('Monstera', 'is 72F ok')).toContain('22 °C (72 °F) suits it well.');
  });

  test('of days away are compared with its days between waterings', () => {
    expect(advice('Basil', 'I am away for 3 weeks')).toContain('3 weeks is too long without help');
    expect(advice('Snake plant', 'away for a weekend')).toContain('3 days away is no problem');
  });
});

describe('every record', () => {
  test('makes a sheet with no gaps, and short enough', () => {
    for (const { scientificName } of plants) {
      const sheet = advice(scientificName, null);
      expect(sheet, scientificName).not.toMatch(/undefined|null|NaN|\n\n\n|## [^\n]+\n\n(?:\n|$)| {2}|\.\./);
      expect(wordsIn(sheet), scientificName).toBeLessThanOrEqual(460);
    }
  });
});

test('no text in a question breaks an answer, or comes back as markup', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 300 }), (species, question) => {
      const answer = advice(species.trim() || 'x', question);
      expect(answer).not.toMatch(/undefined|NaN|<\w/);
    }),
    { numRuns: 200 },
  );
});

test('who may come to harm is told once', () => {
  const told = advice('Chives', 'Do I have to remove the flowers of chives before I eat them?');
  expect(told.match(/Pets and people:/g)?.length ?? 0).toBeLessThan(2);
});

describe('who writes from the southern hemisphere', () => {
  test('is told of planting by the months there, whatever is set', () => {
    const told = advice('', 'is it to late to sow tomato seed in november in cape town');
    expect(told).toMatch(/^October is not too late for tomato seed, but November is late: .* still ripens in March/);
  });

  test('is told the months there of what is written for the north', () => {
    const told = advice('', 'When do I plant garlic in Melbourne?');
    expect(told).toMatch(/^The best time is April to May; cloves that sprout in September .*southern hemisphere\.$/s);
    expect(advice('', 'When do I plant garlic in Edinburgh?')).toMatch(
      /^(?:Plant garlic in October or November|The best time is October to November)/,
    );
  });

  test('is told the months there of what is still possible', () => {
    const told = advice('garlic', 'is it too late to plant in august, south africa');
    expect(told).toMatch(/^Garlic that was not planted in fall can go in during August or September/);
  });

  test('may tell the place beside the plant', () => {
    expect(advice('lawn (Melbourne, Australia)', 'What month do I feed it?')).toMatch(/southern hemisphere\.$/);
    expect(advice('New Zealand flax', 'When do I plant it?')).not.toContain('southern hemisphere');
  });

  test('is told what is written for gardens there as it is', () => {
    expect(advice('rose', 'I live in Melbourne. Is July a good month to prune?')).toMatch(
      /^(?:Prune in July|In the southern hemisphere prune roses .*July)/,
    );
  });
});

test.each([
  ['tomato, potato', 'they stand next to each other, my cat ate a leaf', /^\*\*Tomato.*\*\*What to do now:/],
  ['foxglove, comfrey', 'cooked them together, now sick', /^\*\*Foxglove.*\*\*What to do now:/],
  ['foxglove, comfrey', "can't tell which it was, my toddler chewed a leaf", /^\*\*Foxglove.*\*\*What to do now:/],
  [
    'foxglove and comfrey',
    'I keep them in the same pot, is it safe for my dog?',
    /^\*\*Foxglove.*\*\*No:.*toxic to dogs/,
  ],
  ['basil and mint', 'may they share, in one pot?', /^\*\*Yes:\*\* nothing speaks against/],
])(
  'who came to harm by one of two plants is not told whether they suit each other: %s, "%s"',
  (two, asked, expected) => {
    expect(advice(two, asked)).toMatch(expected);
  },
);

test('two plants, of which one must not be touched, are told apart', () => {
  expect(advice('virginia creeper or poison ivy?', 'climbing my fence, how do i tell which one it is')).toMatch(
    /three leaflets.*five leaflets/,
  );
});

test('harmless grubs in fruit are told once, whatever is asked of them', () => {
  const told = advice('raspberries', 'tiny white maggots in the fruit!! did my kids eat them, is it dangerous');
  expect(told).toMatch(/^\*\*Nothing to worry about/);
  expect(told).not.toContain('On safety');
});

test('in great heat nothing is said of what cold harms', () => {
  expect(
    advice(
      '',
      'No rain in Cyprus since April. I want to plant an olive and a rosemary, it is 35 degrees. Wait until when?',
    ),
  ).not.toMatch(/cold/);
});

test('a city is no palm', () => {
  expect(advice('', "I'm in Phoenix, do tomatoes need shade cloth?")).not.toMatch(/species=Phoenix/);
});
