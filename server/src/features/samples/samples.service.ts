import { taskTitle } from '@plantcare/contract/care.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { localDay } from '../../local-day.ts';
import type { Db, Tx } from '../../tables.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import type { OwnedPlant, PlantService } from '../plants/plants.service.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import { SAMPLE_GARDEN, type SamplePlant } from './sample-garden.ts';
import * as repository from './samples.repository.ts';

const DAY_MS = 24 * 3_600_000;

interface Deps {
  db: Db;
  clock: Clock;
  plants: PlantService;
  diary: DiaryService;
  reminders: ReminderService;
}

export type SampleService = ReturnType<typeof createSampleService>;

/** Fills a garden with sample plants, which belong to the gardener like any other, but are marked as samples. */
export function createSampleService({ db, clock, plants, diary, reminders }: Deps) {
  const daysFromNow = (days: number) => new Date(clock().getTime() + days * DAY_MS);

  async function addOne(tx: Tx, { user }: Caller, sample: SamplePlant): Promise<OwnedPlant> {
    const plant = await plants.addSample(tx, user.id, sample.plant);
    const entries = sample.entries.map(({ daysAgo, ...entry }) => ({ ...entry, plant, date: daysFromNow(-daysAgo) }));
    await diary.addWithin(tx, user, entries);
    const words = sample.reminders.map(({ type, everyDays, inDays }) => ({
      title: taskTitle(type, sample.plant.name),
      type,
      scheduledDate: localDay(daysFromNow(inDays), user.timeZone),
      frequency: 'daily' as const,
      interval: everyDays,
      emailNotification: true,
    }));
    await reminders.addWithin(tx, user, plant, words);
    return plant;
  }

  return {
    /**
     * @returns the sample plants; those that are there already when the garden has some
     * @throws Failure `quota_reached` when the account has no room for all of them; then none is added
     */
    add(caller: Caller): Promise<Plant[]> {
      return inTransaction(db, async (tx) => {
        await repository.lockGardener(tx, caller.user.id);
        const present = await plants.lockSamples(tx, caller.user.id);
        if (present.length > 0) return present.map(plants.shown);
        for (const sample of SAMPLE_GARDEN) await addOne(tx, caller, sample);
        return (await plants.lockSamples(tx, caller.user.id)).map(plants.shown);
      });
    },
  };
}
