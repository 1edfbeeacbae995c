import { careAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import { updateProfile } from '@plantcare/contract/auth.ts';
import { addPlant, type Plant } from '@plantcare/contract/plants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';
import { startWeatherStation } from './support/services/weather-station.ts';

const clock = () => new Date('2026-05-01T08:00:00.000Z');
const station = await startWeatherStation({ clock });
const server = await bootServer({ clock, env: station.env });
afterAll(async () => {
  await server.close();
  await station.close();
});

let ada: Gardener;
let outdoors: Plant;
let indoors: Plant;
beforeAll(async () => {
  const place = { lat: 52, lon: 10 };
  station.know({ name: 'Rainham', latitude: place.lat, longitude: place.lon, country: 'Germany', country_code: 'DE' });
  station.set(place, { timeZone: 'Europe/Berlin', rain: ({ hour }) => (hour < 12 ? 2 : 0) });
  ada = await server.register('Ada', 'Europe/Berlin');
  outdoors = await server.call(
    addPlant,
    { form: { name: 'Susan', species: 'Rudbeckia', location: 'Garden' } },
    ada.token,
  );
  indoors = await server.call(
    addPlant,
    { form: { name: 'Fig', species: 'Ficus lyrata', location: 'Bedroom' } },
    ada.token,
  );
  await server.call(
    updateProfile,
    { json: { name: ada.user.name, email: ada.user.email, location: 'Rainham' } },
    ada.token,
  );
});

async function adviceOn({ _id, species }: Plant): Promise<string> {
  const json = { plantSpecies: species ?? '', question: 'dark round spots on the leaves', plant: _id };
  const { data } = await server.call(careAdvice, { json }, ada.token);
  return data.advice;
}

const RAIN = 'It has rained a lot in the last days';
/** The first answer loads the engine, which takes long beside other tests. */
const TIMEOUT_MS = 60_000;

test(
  'recent weather counts once it was seen, and no answer requests it',
  async () => {
    expect(await adviceOn(outdoors)).not.toContain(RAIN);
    expect(station.asked).toEqual([]);
    await server.runDue(); // The regular look at the weather, for warnings.
    const asked = station.asked.length;
    expect(asked).toBeGreaterThan(0);
    expect(await adviceOn(outdoors)).toContain(RAIN);
    expect(await adviceOn(indoors)).not.toContain(RAIN);
    expect(station.asked).toHaveLength(asked);
  },
  TIMEOUT_MS,
);
