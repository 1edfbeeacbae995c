import { account } from './areas/account.ts';
import { diary } from './areas/diary.ts';
import { plants } from './areas/plants.ts';
import { calendarFrom } from './calendar.ts';
import { openStudio } from './drawings/studio.ts';
import { gardenAt } from './garden.ts';
import { serveGarden } from './garden-server.ts';

const areas = [account, plants, diary];

/**
 * Lives through the last months of the demonstration gardener: every call that was made, in order, by the API and with
 * the clock of the server at that moment, so that all rules of the product hold. The same day gives the same garden.
 */
export async function growGarden(folder: string, now: Date): Promise<void> {
  const calendar = calendarFrom(now);
  const happenings = areas
    .flatMap((area) => area(calendar))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());

  let moment = happenings[0]?.at ?? now;
  const server = await serveGarden(folder, () => moment);
  const studio = openStudio();
  try {
    const garden = gardenAt(server.address);
    const photos = happenings.map(({ picture }) => picture && studio.photograph(picture));
    for (const [index, { at, happens }] of happenings.entries()) {
      moment = at;
      await happens(garden, await photos[index]);
    }
  } finally {
    studio.close();
    await server.close();
  }
}
