import { describe, expect, it } from 'vitest';
import { forgetPersonal } from '@/lib/session/storage.ts';
import { areNear, readPlace, rememberedPlace, rememberPlace, roundedCoordinates } from './place.ts';

const graz = { lat: 47.07, lon: 15.44, city: 'Graz' };

describe('the place of the last visit', () => {
  it('is remembered for each gardener', () => {
    rememberPlace('flora', graz);
    expect(rememberedPlace('flora')).toEqual(graz);
    expect(rememberedPlace('linden')).toBeNull();
  });

  it('is deleted with all personal data', () => {
    rememberPlace('flora', graz);
    forgetPersonal();
    expect(rememberedPlace('flora')).toBeNull();
  });

  it('may have no city', () => {
    expect(readPlace('{"lat":47.07,"lon":15.44,"city":null}')).toEqual({ ...graz, city: null });
  });

  it.each([null, '', 'Graz', '"Graz"', '{}', '{"lat":"47","lon":15.44,"city":null}', '{"lat":47.07,"lon":15.44}'])(
    'is unknown when %j is stored',
    (text) => expect(readPlace(text)).toBeNull(),
  );
});

it('knows the same place by coordinates of two sources', () => {
  expect(areNear(graz, { lat: 47.1, lon: 15.4 })).toBe(true);
  expect(areNear(graz, { lat: 48.2, lon: 16.37 })).toBe(false);
});

it('gives the location of a browser only to the kilometer', () => {
  expect(roundedCoordinates({ latitude: 47.070714, longitude: -15.439504 })).toEqual({ lat: 47.07, lon: -15.44 });
});
