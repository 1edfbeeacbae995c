import { describe, expect, it } from 'vitest';
import { iconAddress, skyOf } from './sky.ts';

describe('an icon code', () => {
  it.each([
    ['01d', 'sun'],
    ['01n', 'moon'],
    ['02d', 'sun-cloud'],
    ['02n', 'moon-cloud'],
    ['03n', 'cloud'],
    ['04d', 'clouds'],
    ['09d', 'drizzle'],
    ['10n', 'rain'],
    ['11d', 'thunderstorm'],
    ['13d', 'snow'],
    ['50n', 'mist'],
    ['99x', 'cloud'],
    ['', 'cloud'],
  ] as const)('%j is drawn as %s', (icon, sky) => expect(skyOf(icon)).toBe(sky));

  it('has a picture at the icon service', () => {
    expect(iconAddress('10d')).toBe('https://openweathermap.org/img/wn/10d@2x.png');
    expect(iconAddress('../a')).toBe('https://openweathermap.org/img/wn/..%2Fa@2x.png');
  });
});
