import { account } from './areas/account.ts';
import { diary } from './areas/diary.ts';
import { plants } from './areas/plants.ts';
import { reminders } from './areas/reminders.ts';
import { type Calendar, calendarFrom, DAYS_LIVED, DUE_HOURS } from './calendar.ts';
import { openStudio } from './drawings/studio.ts';
import { gardenAt, type Happening } from './garden.ts';
import { serveGarden } from './garden-server.ts';

const areas = [account, plants, diary, reminders];
/** For a panel to scroll through; nobody keeps the notifications of last summer. */
const DAYS_TOLD = 28;

/**
 * Lives through the last months of the demonstration gardener: every call that was made, in order, by the API and with
 * the clock of the server at that moment, so that all rules of the product hold. The same day gives the same garden.
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

/** What the server does by itself, at the hours when there is something to tell. */
function backgroundWork(calendar: Calendar, { runDue }: { runDue(): Promise<void> }): Happening[] {
  const days = Array.from({ length: DAYS_TOLD }, (_, daysAgo) => daysAgo);
  return days.flatMap((daysAgo) => DUE_HOURS.map((hour) => ({ at: calendar.at(daysAgo, hour), happens: runDue })));
}
