import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

const at = (hours: number, minutes: number) => new Date(2026, 4, 1, hours, minutes);

it.each([
  ['en-US', ['12:05 AM', '8:00 AM', '6:30 PM']],
  ['en-AU', ['12:05 AM', '8:00 AM', '6:30 PM']],
  ['en-GB', ['0:05', '8:00', '18:30']],
  ['de-DE', ['0:05', '8:00', '18:30']],
  ['ar-EG', ['12:05 AM', '8:00 AM', '6:30 PM']],
])('the time in %s is written as is usual there', (region, texts) => {
  expect([at(0, 5), at(8, 0), at(18, 30)].map((moment) => clockTime(moment, region))).toEqual(texts);
});

it.each([
  ...['en-US', 'en-AU', 'en-CA', 'en-IN', 'en-NZ', 'en-GB', 'de', 'de-DE', 'es-ES', 'fr', 'fr-FR', 'it-IT', 'nl-NL'],
  ...['pl-PL', 'pt-BR', 'sv-SE', 'es-MX', 'fr-CA', 'ja-JP'],
])('%s has the clock that Intl says is usual there', (region) => {
  const { hour12 } = new Intl.DateTimeFormat(region, { hour: 'numeric' }).resolvedOptions();
  expect(clockTime(at(18, 30), region)).toBe(hour12 ? '6:30 PM' : '18:30');
});
