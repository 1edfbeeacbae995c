import { FIRST_STEPS } from '@plantcare/contract/auth.ts';
import { ACTIVITIES } from '@plantcare/contract/diary.ts';
import sharp from 'sharp';
import { post, register } from '../gardener.ts';

const SPECIES = ['Monstera deliciosa', 'Nephrolepis exaltata', 'Aloe vera', 'Ficus elastica', 'Ocimum basilicum'];
const PLACES = ['Living room', 'Bathroom', 'Balcony', 'Kitchen', 'Office'];
/** Different pictures, so that no photo is a copy of another one on the same screen. */
const PICTURES = 12;
const AT_ONCE = 4;

export interface GardenSize {
  plants: number;
  entries: number;
  photos: boolean;
}

/** What a page of the application needs in its local storage to be signed in. */
export interface StoredSession {
  token: string;
  user: string;
}

/** A gardener with plants, diary entries and a reminder for every fifth plant. */
export async function growGarden(address: string, { plants, entries, photos }: GardenSize): Promise<StoredSession> {
  const { headers } = await register(address);
  const pictures = photos ? await Promise.all(Array.from({ length: PICTURES }, (_, index) => drawPhoto(index))) : [];
  const send = (path: string, fields: Record<string, string>, picture?: Blob) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    if (picture) body.set('photo', picture, 'plant.jpg');
    return post(address, path, { headers, body });
  };
  const ids = await inTurns(plants, async (index) => {
    const plant = await send(
      '/api/plants',
      {
        name: `Plant ${index + 1}`,
        species: SPECIES[index % SPECIES.length] ?? '',
        location: PLACES[index % PLACES.length] ?? '',
      },
      pictures[index % PICTURES],
    );
    return plant._id;
  });
  await inTurns(entries, (index) =>
    send(
      '/api/diary',
      {
        plant: ids[index % ids.length] ?? '',
        title: `Note ${index + 1}`,
        activity: ACTIVITIES[index % ACTIVITIES.length] ?? 'watering',
        content: 'Two new leaves since the last week, and the soil was dry two fingers deep.',
        date: new Date(Date.now() - index * 3_600_000).toISOString(),
      },
      index % 10 === 0 ? pictures[index % PICTURES] : undefined,
    ),
  );
  await inTurns(Math.ceil(plants / 5), (index) =>
    post(address, '/api/reminders', {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        plant: ids[index * 5],
        title: `Water plant ${index * 5 + 1}`,
        type: 'watering',
        frequency: 'weekly',
        scheduledDate: new Date(Date.now() + (index % 7) * 86_400_000).toISOString(),
      }),
    }),
  );
  // Somebody with so many plants has done the first steps, or skipped them.
  await post(address, '/api/auth/first-steps/finish', {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ steps: FIRST_STEPS }),
  });
  const me = await fetch(`${address}/api/auth/me`, { headers });
  const { user } = (await me.json()) as { user: unknown }; // as the contract says
  return { token: headers.authorization.slice('Bearer '.length), user: JSON.stringify(user) };
}

/** Runs `make` for each number below `count`, a few at a time; the results are in order. */
async function inTurns<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let start = 0; start < count; start += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, offset) => start + offset);
    made.push(...(await Promise.all(indexes.map(make))));
  }
  return made;
}

/** A JPEG of 1200 x 1600 pixels with grain, which compresses like a photo. */
async function drawPhoto(index: number): Promise<Blob> {
  const grain = { type: 'gaussian' as const, mean: 110 + index * 5, sigma: 22 };
  const jpeg = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#3c7040', noise: grain } })
    .blur(1.5)
    .tint({ r: 60 + index * 12, g: 140, b: 70 })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}
