import { account } from './areas/account.ts';
import { diary } from './areas/diary.ts';
import { formerPlants } from './areas/former-plants.ts';
import { notebook } from './areas/notebook.ts';
import { plants } from './areas/plants.ts';
import { reminders } from './areas/reminders.ts';
import { type Calendar, calendarFrom, DAYS_LIVED, DUE_HOURS } from './calendar.ts';
import { openStudio } from './drawings/studio.ts';
import { gardenAt, type Happening } from './garden.ts';
import { serveGarden } from './garden-server.ts';

const areas = [account, plants, formerPlants, notebook, diary, reminders];
/** Only the last days have notifications: enough to fill the panel, without last summer's. */
const DAYS_TOLD = 28;

/**
 * Replays the last months of the demonstration gardener: every call in order, through the API and with the server's clock at
 * that moment, so that all rules of the product apply. The same day gives the same garden.
 */
export async function growGarden(folder: string, now: Date): Promise<void> {
  const calendar = calendarFrom(now);
  let moment = calendar.at(DAYS_LIVED, 0);
  const server = await serveGarden(folder, () => moment);
  const studio = openStudio();
  try {
    const happenings = [...backgroundWork(calendar, server), ...areas.flatMap((area) => area(calendar))]
      .filter(({ at }) => at <= now)
      .sort((one, other) => one.at.getTime() - other.at.getTime());
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

/** The server's background work, at the hours when there is something to notify. */
function backgroundWork(calendar: Calendar, { runDue }: { runDue(): Promise<void> }): Happening[] {
  const days = Array.from({ length: DAYS_TOLD }, (_, daysAgo) => daysAgo);
  return days.flatMap((daysAgo) => DUE_HOURS.map((hour) => ({ at: calendar.at(daysAgo, hour), happens: runDue })));
}
