import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForecast } from './forecast.ts';
import { readHumidity } from './humidity.ts';
import { readSeason } from './season.ts';
import { degrees, readTemperature, temperaturesIn, temperatureWords, toCelsius, toFahrenheit } from './temperature.ts';

/** What parsers stumble over. */
const ODD = fc.constantFrom(...'0159 .,:;-−–%°º"\'×/()\n\u0000\u0301éßİ😀cCfFmno');
const anyText = fc.oneof(fc.string(), fc.string({ unit: ODD }), fc.constantFrom('%', '°F', '-', '. ,', '1,', '−'));

test.each([
  ['72°F', 22.2, 'F', false],
  ['71.6 f', 22, 'F', false],
  ['22 °C', 22, 'C', false],
  ['22', 22, 'C', true],
  ['72', 22.2, 'F', true],
  ['45', 7.2, 'F', true],
  ['44', 44, 'C', true],
  ['1,5', 1.5, 'C', true],
  ['−5 °C', -5, 'C', false],
  ['-40 F', -40, 'F', false],
  ['about 20 degrees celsius', 20, 'C', false],
] as const)('the temperature "%s" is %d °C, written in °%s', (text, celsius, unit, assumed) => {
  const read = readTemperature(text);
  expect(read?.low).toBeCloseTo(celsius, 1);
  expect(read).toMatchObject({ unit, assumed });
  expect(read?.high).toBe(read?.low);
});

test('a span of temperatures keeps both of its ends', () => {
  expect(readTemperature('18–22 °C')).toMatchObject({ low: 18, high: 22, unit: 'C' });
  expect(readTemperature('between 50 and 68 °F')).toMatchObject({ low: 10, high: 20, unit: 'F' });
});

/** Two figures of a span as people write it. */
const writtenSpan = fc.record({
  low: fc.integer({ min: -40, max: 58 }),
  wide: fc.integer({ min: 1, max: 20 }),
  unit: fc.constantFrom('C', 'F'),
  dash: fc.constantFrom('-', '–', '—', ' - ', ' – ', ' to ', '−'),
  mark: fc.constantFrom(
    (unit: string) => `°${unit}`,
    (unit: string) => ` °${unit}`,
    (unit: string) => unit,
    (unit: string) => ` degrees ${unit}`,
    (unit: string) => ` ${unit === 'C' ? 'celsius' : 'Fahrenheit'}`,
  ),
  twice: fc.boolean(),
  circumstances: fc.constantFrom(['', ''], ['Sunny, ', ' by day'], ['is ', ' ok?'], ['30 mm in 2 days, lows of ', '']),
});

test('a span is one, whatever stands between its figures and wherever it is written', () => {
  fc.assert(
    fc.property(writtenSpan, ({ low, wide, unit, dash, mark, twice, circumstances: [before = '', after = ''] }) => {
      const high = Math.min(59, low + wide);
      const span = `${low}${twice ? mark(unit) : ''}${dash}${high}${mark(unit)}`;
      const celsius = (figure: number) => (unit === 'F' ? toCelsius(figure) : figure);
      const expected = [celsius(low), celsius(high)];
      for (const read of [
        readTemperature(span),
        readForecast(`${before}${span}${after}`).temperature,
        temperaturesIn(`${before}${span}${after}`)[0],
      ]) {
        expect(read?.low, span).toBeCloseTo(expected[0] ?? Number.NaN, 6);
        expect(read?.high, span).toBeCloseTo(expected[1] ?? Number.NaN, 6);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['18-24 °C', 18, 24],
  ['lows of 55-60°F', 12.8, 15.6],
  ['between 18 and 22 degrees', 18, 22],
  ['is 60-70 degrees ok', 15.6, 21.1],
  ['highs of 50°, lows of 30°', 10, 10],
  ['–5 °C at night', -5, -5],
  ['minus 5 °C', -5, -5],
  ['-5 – -2 °C', -5, -2],
  ['mid-20 °C', 20, 20],
] as const)('the first temperature in "%s" is from %d to %d °C', (text, low, high) => {
  const [read] = temperaturesIn(text);
  expect(read?.low).toBeCloseTo(low, 1);
  expect(read?.high).toBeCloseTo(high, 1);
});

test.each(['every 2-3 days', '5 cm', '20-30 % humidity', 'zone 9', '10–20 cups'])('"%s" has no temperature', (text) => {
  expect(temperaturesIn(text)).toEqual([]);
});

test.each(['warm', '', '300 °C', '-200', '21,000'])('"%s" is no temperature', (text) => {
  expect(readTemperature(text)).toBeNull();
});

test('who writes °F is answered in °C and °F', () => {
  expect(temperatureWords({ low: toCelsius(72), high: toCelsius(72), unit: 'F', assumed: false })).toBe(
    '22 °C (72 °F)',
  );
  expect(degrees(18, 27, 'F')).toBe('18–27 °C (64–81 °F)');
  expect(degrees(18, 27, 'C')).toBe('18–27 °C');
});

test('°F and °C turn into each other and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), (celsius) => {
      expect(toCelsius(toFahrenheit(celsius))).toBeCloseTo(celsius, 9);
      expect(readTemperature(`${celsius} °C`)?.low).toBe(celsius);
      expect(readTemperature(`${toFahrenheit(celsius).toFixed(1)} °F`)?.low).toBeCloseTo(celsius, 1);
    }),
  );
});

test.each([
  ['45%', 45],
  ['45 % rh', 45],
  ['45', 45],
  ['0.45', 45],
  ['0,45', 45],
  ['1.0', 100],
  ['1', 1],
  ['0.5 %', 0.5],
  ['40–50 %', 45],
  ['120 %', 100],
  ['-5 %', 0],
])('the humidity "%s" is %d %%', (text, percent) => {
  expect(readHumidity(text)).toBe(percent);
});

test('no figure is no humidity', () => {
  expect(readHumidity('quite dry')).toBeNull();
});

test.each([
  ['Spring', 'spring'],
  ['late fall', 'autumn'],
  ['Herbst', 'autumn'],
  ['été', 'summer'],
  ['WINTER', 'winter'],
  ['rainy', null],
])('"%s" names the season %s', (text, season) => {
  expect(readSeason(text)).toBe(season);
});

test.each([
  ['Partly cloudy with mild temperatures', ['cloud', 'mild']],
  ['Frost at night, then sunny', ['frost', 'sun']],
  ['No frost, sunny', ['sun']],
  ['Frost-free and rainy', ['rain']],
  ['Heat wave without rain', ['heat']],
  ['Thunderstorms with hail and gusts', ['storm', 'hail', 'wind']],
  ['lorem ipsum', []],
])('the forecast "%s" speaks of %j', (text, events) => {
  expect([...readForecast(text).events].sort()).toEqual([...events].sort());
});

test('a forecast gives its coldest and hottest figure, and no others', () => {
  expect(readForecast('30 mm of rain in 2 days, lows of -3 °C, highs of 12 °C').temperature).toMatchObject({
    low: -3,
    high: 12,
  });
  expect(readForecast('18-24 °C and sunny').temperature).toMatchObject({ low: 18, high: 24 });
  expect(readForecast('low 41°F, high 86°F').temperature).toMatchObject({ low: 5, high: 30, unit: 'F' });
  expect(readForecast('80 % chance of rain').temperature).toBeNull();
});

test('whatever is typed is read without an error, and figures keep within bounds', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('', '%', ' °C', 'f', ' rain'), (text, end) => {
      const typed = `${text}${end}`;
      const humidity = readHumidity(typed);
      const temperature = readTemperature(typed);
      expect(humidity === null || (humidity >= 0 && humidity <= 100)).toBe(true);
      expect(
        temperature === null ||
          (temperature.low >= -60 && temperature.high <= 60 && temperature.low <= temperature.high),
      ).toBe(true);
      readSeason(typed);
      readForecast(typed);
    }),
  );
});
