import { describe, expect, test } from 'vitest';
import { containsPhrase } from './phrases.ts';

describe('containsPhrase', () => {
  test('finds whole words only', () => {
    expect(containsPhrase('It is a rotten idea.', 'rot')).toBe(false);
    expect(containsPhrase('It will rot.', 'rot')).toBe(true);
    expect(containsPhrase('Not yet', 'no')).toBe(false);
  });

  test('takes an asterisk at the end of a word for any ending', () => {
    expect(containsPhrase('The roots are brown', 'root*')).toBe(true);
    expect(containsPhrase('The root is brown', 'root*')).toBe(true);
    expect(containsPhrase('An uprooted shrub', 'root*')).toBe(false);
    expect(containsPhrase('watering from below', 'water* from')).toBe(true);
  });

  test('ignores letter case, line breaks, the kind of quotes, and hyphens', () => {
    expect(containsPhrase('DON’T do it', "don't")).toBe(true);
    expect(containsPhrase('every 7–14 days', '7-14 days')).toBe(true);
    expect(containsPhrase('a well-drained\nsoil', 'well drained soil')).toBe(true);
  });

  test('finds units beside their number', () => {
    expect(containsPhrase('above 12 °C', '°c')).toBe(true);
    expect(containsPhrase('above 12°C', '°c')).toBe(true);
  });

  test('knows letters of other languages', () => {
    expect(containsPhrase('Bitte fragen Sie auf Englisch.', 'englisch*')).toBe(true);
    expect(containsPhrase('Ruf den Tierärztlichen Notdienst', 'tierärzt*')).toBe(true);
    expect(containsPhrase('éclair', 'clair')).toBe(false);
  });
});
