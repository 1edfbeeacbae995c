import type { Browser } from './browser.ts';

/** A garden of usual size: an assumption, like everything that the gardener does here. */
const GARDEN = { plants: 12, diaryEntries: 60, remindersToday: 2 } as const;

/** Minutes with the app open, in each of three visits; the page asks for notifications twice a minute. */
const MINUTES = 5;
const PLACE = 'lat=51.51&lon=-0.13';

interface Garden {
  plants: string[];
  remindersToday: string[];
}

interface Day extends Garden {
  number: number;
  photo: Blob;
}

/** Adds the plants with their photos, the diary, and the reminders. */
export async function fillGarden(browser: Browser, email: string, photo: Blob): Promise<string[]> {
  const plants: string[] = [];
  for (let number = 0; number < GARDEN.plants; number++) {
    const plant = await browser.postForm('/api/plants', {
      ...{ name: `Plant number ${number}`, species: 'Monstera deliciosa', location: 'Balcony' },
      ...{ potSize: '21 cm', sunlight: 'Bright indirect light', photo },
    });
    plants.push(plant._id);
  }
  for (let number = 0; number < GARDEN.diaryEntries; number++) {
    await browser.postForm('/api/diary', {
      ...{ plant: plants[number % plants.length] ?? '', activity: 'watering', title: `Watered ${number}` },
      content: 'The soil was dry two fingers deep; a new leaf is on its way.',
    });
  }
  await browser.putJson('/api/auth/profile', { name: 'Flora Moss', email, location: 'London' });
  return plants;
}

/** Reminders of today, once each; they are due at the next look. */
export async function remindToday(browser: Browser, plants: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const plant of plants.slice(0, GARDEN.remindersToday)) {
    const reminder = { title: 'Water it', plant, scheduledDate: new Date().toISOString(), type: 'watering' };
    ids.push((await browser.postJson('/api/reminders', reminder))._id);
  }
  return ids;
}

/** Three visits: what is due in the morning, a look at noon, the diary and the assistant in the evening. */
export async function liveADay(browser: Browser, { number, photo, plants, remindersToday }: Day): Promise<void> {
  await openDashboard(browser);
  await browser.postJson('/api/reminders/complete', { ids: remindersToday });
  await browser.get('/api/reminders');
  await browser.get('/api/diary?limit=5');
  await stay(browser);

  await openDashboard(browser);
  const list = await browser.getJson('/api/plants');
  for (const { thumbnailUrl } of list) if (thumbnailUrl) await browser.get(thumbnailUrl);
  const plant = plants[number % plants.length];
  await browser.get(`/api/plants/${plant}`);
  await browser.get(`/api/plants/${plant}/history`);
  const { photoUrl } = list[number % list.length];
  if (photoUrl) await browser.get(photoUrl);
  await stay(browser);

  await openDashboard(browser);
  // A photo every third day, a question every other day.
  await browser.postForm('/api/diary', {
    ...{ plant: `${plant}`, activity: 'observation', title: `Looked at it on day ${number}`, content: 'A new leaf.' },
    ...(number % 3 === 0 && { photo }),
  });
  await browser.get('/api/diary');
  if (number % 2 === 0) {
    const question = { plantSpecies: 'Monstera deliciosa', question: 'How often should I water it in winter?' };
    await browser.postJson('/api/ai/care-advice', question);
  }
  await stay(browser);
}

async function openDashboard(browser: Browser): Promise<void> {
  for (const path of ['/auth/me', '/plants', '/reminders', '/diary?limit=5', `/weather/care-recommendations?${PLACE}`])
    await browser.get(`/api${path}`);
}

/** What the page asks for while it is open: two calls, twice a minute. */
export async function stay(browser: Browser, minutes = MINUTES): Promise<void> {
  for (let poll = 0; poll < 2 * minutes; poll++) {
    await browser.get('/api/notifications/stats');
    await browser.get('/api/notifications?unreadOnly=true&limit=5');
  }
}
