import {
  type ClimateFinding,
  type ClimateQuestion,
  PLACEHOLDER_WEATHER,
} from '@plantcare/contract/assistant/climate-care.ts';
import { expect, test } from 'vitest';
import type { Circumstances } from '../circumstances.ts';
import { adviseClimate } from './advice.ts';

const circumstances: Circumstances = { today: '2026-04-10', hemisphere: 'north', plant: null, diary: [] };
const ORDER = ['change', 'watch', 'fine'];
const NO_WEATHER = { temperature: null, humidity: null, season: null, forecast: null };

test('the example weather is answered, fine for a house plant, and said to be an example', () => {
  const { recommendations, findings } = ask('Monstera deliciosa', 'indoor', PLACEHOLDER_WEATHER);
  expect(findings.filter(({ verdict }) => verdict !== 'fine')).toEqual([]);
  expect(recommendations).toContain('**Fine:** 22 °C (72 °F), within the');
  expect(recommendations).toContain('The weather is an example');
});

test.each([
  ['5 °C', 'change', 'colder than its minimum of 12 °C'],
  ['14 °C', 'watch', 'Do not let it fall below'],
  ['22 °C', 'fine', 'within the'],
  ['29 °C', 'watch', 'warmer than the'],
  ['45 °C', 'change', 'hotter than the'],
])('at %s a monstera gets the verdict %s', (temperature, verdict, words) => {
  const finding = about('temperature', ask('Monstera deliciosa', 'indoor', { ...NO_WEATHER, temperature }));
  expect(finding).toMatchObject({ verdict });
  expect(finding?.text).toContain(words);
});

test('what needs a change comes first, then what to watch, and what is fine stands in one line', () => {
  const weather = { temperature: '5 °C', humidity: '45%', season: 'Spring', forecast: 'Mild' };
  const { recommendations, summary, findings } = ask('Monstera deliciosa', 'hallway', weather);
  const verdicts = findings.map(({ verdict }) => verdict);
  expect(verdicts).toEqual(verdicts.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)));
  expect(recommendations).toMatch(
    /^\*\*Swiss cheese plant \(Monstera deliciosa\):\*\* one thing to change, one thing to watch\./,
  );
  expect(recommendations.indexOf('What to change')).toBeLessThan(recommendations.indexOf('What to watch'));
  expect(recommendations.split('\n').filter((line) => line.startsWith('**Fine:**'))).toHaveLength(1);
  expect(recommendations).toContain('45% humidity (it likes ordinary air of 40–60%)');
  for (const { text } of findings) expect(summary).not.toContain(text);
});

test('where all is fine the answer begins with that', () => {
  const { recommendations } = ask('Monstera deliciosa', 'living room', PLACEHOLDER_WEATHER);
  expect(recommendations).toMatch(
    /^\*\*Swiss cheese plant \(Monstera deliciosa\):\*\* in the example nothing needs to change\./,
  );
});

test('°F are given only where they were written', () => {
  const celsius = ask('Monstera deliciosa', 'indoor', { ...NO_WEATHER, temperature: '22 °C' }).recommendations;
  expect(celsius).not.toContain('°F');
  expect(
    about('temperature', ask('Monstera deliciosa', 'indoor', { ...NO_WEATHER, temperature: '50' }))?.text,
  ).toContain('“50” was read as °F');
});

test('dryness is told in kPa from temperature and humidity, and only from both', () => {
  const dry = ask('Calathea', 'indoor', { ...NO_WEATHER, temperature: '24 °C', humidity: '15%' });
  expect(about('dryness', dry)).toMatchObject({ verdict: 'change' });
  expect(about('dryness', dry)?.text).toContain('2.5 kPa');
  expect(about('humidity', dry)).toMatchObject({ verdict: 'change' });
  expect(about('dryness', ask('Calathea', 'indoor', { ...NO_WEATHER, humidity: '15%' }))).toBeUndefined();
});

test('damp air makes mold, and dry air suits a cactus', () => {
  expect(about('dryness', ask('Basil', 'indoor', { ...NO_WEATHER, temperature: '20', humidity: '95' }))).toMatchObject({
    verdict: 'change',
  });
  expect(about('humidity', ask('Echeveria', 'indoor', { ...NO_WEATHER, humidity: '0.3' }))).toMatchObject({
    verdict: 'fine',
  });
});

test('frost is nothing indoors and an order outdoors, where the plant cannot survive it', () => {
  const weather = { ...NO_WEATHER, forecast: 'Frost tonight' };
  expect(about('forecast', ask('Lemon tree', 'indoor', weather))).toMatchObject({ verdict: 'watch' });
  expect(about('forecast', ask('Lemon tree', 'balcony', weather))).toMatchObject({ verdict: 'change' });
  expect(about('forecast', ask('Hosta', 'garden', weather))).toMatchObject({ verdict: 'fine' });
});

test('what frost kills is brought in, never covered', () => {
  for (const species of ['Croton', 'Monstera deliciosa', 'Lemon tree', 'Xyzzy']) {
    const weather = { ...NO_WEATHER, temperature: '-3 °C', forecast: 'Frost, −3 °C at night' };
    const { recommendations } = ask(species, 'balcony', weather);
    const tender = !recommendations.includes('survives only down to');
    expect(recommendations).toContain('Bring it in');
    if (tender) expect(recommendations).not.toContain('fleece');
  }
  const { recommendations } = ask('Croton', 'balcony', { ...NO_WEATHER, temperature: '-3 °C', forecast: 'Frost' });
  expect(recommendations).toContain('Bring it in now.');
});

test('figures of a forecast are compared with the limits', () => {
  const heat = about(
    'forecast',
    ask('Monstera deliciosa', 'patio', { ...NO_WEATHER, forecast: 'Heat wave, up to 40 °C' }),
  );
  expect(heat).toMatchObject({ verdict: 'change' });
  expect(heat?.text).toContain('40 °C');
  const night = about(
    'forecast',
    ask('Monstera deliciosa', 'patio', { ...NO_WEATHER, forecast: 'Sunny, nights at 4 °C' }),
  );
  expect(night).toMatchObject({ verdict: 'change' });
});

test.each(['18-24 °C', 'lows of 55-60°F', '18 to 24 °C', '18–24 °C'])('a forecast of %s is no frost', (forecast) => {
  const { recommendations } = ask('Monstera deliciosa', 'patio', { ...NO_WEATHER, forecast });
  expect(recommendations).not.toMatch(/−|forecast, and it must/);
});

test('no sentence ends twice', () => {
  const { recommendations } = ask('Calathea', 'patio', { ...NO_WEATHER, forecast: 'Sunny' });
  expect(recommendations).toContain('4 p.m.');
  expect(recommendations).not.toContain('..');
});

test('a season other than that of the calendar is taken as written, and remarked on', () => {
  const finding = about('season', ask('Monstera deliciosa', 'indoor', { ...NO_WEATHER, season: 'Winter' }));
  expect(finding?.text).toContain('You wrote winter, though by the calendar it is spring');
  expect(finding?.text).toContain('it rests');
});

test('without a season the calendar of the hemisphere counts', () => {
  const south = adviseClimate(question('Monstera deliciosa', 'indoor', NO_WEATHER), {
    ...circumstances,
    hemisphere: 'south',
  });
  expect(about('season', south)?.text).toContain('goes by the calendar: fall');
});

test('what is missing or cannot be read is said, never guessed', () => {
  const { recommendations } = ask('Monstera deliciosa', null, {
    temperature: 'warmish',
    humidity: null,
    season: 'now',
    forecast: 'lorem',
  });
  expect(recommendations).toContain('“warmish” could not be read as a temperature');
  expect(recommendations).toContain('No humidity was given');
  expect(recommendations).toContain('“now” could not be read as a season');
  expect(recommendations).toContain('The forecast “lorem” could not be read');
  expect(recommendations).toContain('Where it stands was not said');
});

test('a radiator, a dark corner and a draft are found in the words for its place', () => {
  const found = ask('Echeveria', 'dark hallway, above the radiator', NO_WEATHER).findings.filter(
    (each) => each.about === 'place',
  );
  expect(found.map(({ text }) => text).join(' ')).toMatch(/darker.*heater/);
});

test('an unknown plant is compared with what most plants tolerate, and that is said', () => {
  const { recommendations, known } = ask('Xyzzy', 'indoor', PLACEHOLDER_WEATHER);
  expect(known).toBeNull();
  expect(recommendations).toContain('“Xyzzy” is not in the knowledge base');
});

function question(
  species: string,
  location: string | null,
  weatherData: ClimateQuestion['weatherData'],
): ClimateQuestion {
  return { plantData: { species, location, conditions: null }, weatherData, plant: null };
}

function ask(species: string, location: string | null, weatherData: ClimateQuestion['weatherData']) {
  return adviseClimate(question(species, location, weatherData), circumstances);
}

function about(subject: ClimateFinding['about'], { findings }: { findings: readonly ClimateFinding[] }) {
  return findings.find((finding) => finding.about === subject);
}
