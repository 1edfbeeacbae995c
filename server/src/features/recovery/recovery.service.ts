import type { Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import { Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import {
  canBeFollowed,
  DIAGNOSED_HEALTH,
  followedCondition,
  type Outcome,
  type Recovery,
  type Verdict,
} from '@plantcare/contract/recovery.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Engines } from '../../engines/registry.ts';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { localDay } from '../../local-day.ts';
import type { Db, Tx } from '../../tables.ts';
import type { Upload } from '../../upload.ts';
import type { AssistantService } from '../assistant/assistant.service.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import { type PhotoService, type PhotoUpload, photoAddresses } from '../photos/photos.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import * as repository from './recovery.repository.ts';
import { treatmentReminders } from './treatment-reminders.ts';

const DAY_MS = 24 * 3_600_000;
const NO_DIAGNOSIS = 'Please choose a diagnosis';
const PHOTO_REQUIRED = 'Please choose a photo of the leaf';
const NOTHING_FOUND = 'Nothing was found on this photo that could be followed.';
const CLOSED = 'This course is closed already.';

const VERDICT_TITLES: Record<Verdict, string> = {
  better: 'Better',
  same: 'No change',
  worse: 'Worse',
};

interface Deps {
  db: Db;
  clock: Clock;
  assistant: AssistantService;
  diary: DiaryService;
  engines: Pick<Engines, 'measure'>;
  photos: PhotoService;
  plants: PlantService;
  reminders: ReminderService;
}

export type RecoveryService = ReturnType<typeof createRecoveryService>;

export function createRecoveryService({ db, clock, assistant, diary, engines, photos, plants, reminders }: Deps) {
  async function read(userId: string, id: string, within: Db | Tx = db): Promise<repository.RecoveryRow> {
    const recovery = await repository.find(within, userId, id);
    if (!recovery) throw notFound('Treatment');
    return recovery;
  }

  /** @throws Failure when the recovery is closed. */
  async function readOpen(userId: string, id: string, within: Db | Tx = db): Promise<repository.RecoveryRow> {
    const recovery = await read(userId, id, within);
    if (recovery.closed_at !== null) throw new Failure('unprocessable', CLOSED);
    return recovery;
  }

  async function toRecoveries(userId: string, rows: repository.RecoveryRow[], within: Db | Tx = db) {
    const checkUps = await repository.checkUpsOf(
      within,
      userId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      toRecovery(
        row,
        checkUps.filter((checkUp) => checkUp.recovery_id === row.id),
      ),
    );
  }

  async function one(userId: string, id: string): Promise<Recovery> {
    const [recovery] = await toRecoveries(userId, [await read(userId, id)]);
    if (!recovery) throw new Failure('not_found');
    return recovery;
  }

  /** The measurements of the photo; null if nothing can be measured. @throws Failure when it cannot be read. */
  async function measure(upload: Upload): Promise<Measurements | null> {
    const [picture] = await photos.readForEngine([upload], 'photo');
    if (!picture) return null;
    try {
      return await engines.measure(picture);
    } catch (error) {
      // A photo that cannot be measured is still useful to the gardener.
      if (error instanceof Failure && error.code === 'unprocessable') return null;
      throw error;
    }
  }

  return {
    /** @throws Failure when the plant is somebody else's. */
    async list(userId: string, plantId: string): Promise<Recovery[]> {
      const plant = await plants.ownedPlant(userId, plantId);
      return toRecoveries(userId, await repository.listOf(db, plant));
    },

    /**
     * Writes a diary entry, sets the plant's health, and adds reminders for the treatment and for new photos: all or none.
     * @returns the recovery that follows this diagnosis already, if one is open.
     */
    async open(caller: Caller, plantId: string, answerId: string, upload: PhotoUpload): Promise<Recovery> {
      const { user } = caller;
      await plants.ownedPlant(user.id, plantId);
      if (!upload) throw invalidField('photo', PHOTO_REQUIRED);
      const { ability, data: diagnosis } = await assistant.find(user.id, answerId);
      if (ability !== 'diagnose') throw invalidField('answer', NO_DIAGNOSIS);
      if (!canBeFollowed(diagnosis)) throw new Failure('unprocessable', NOTHING_FOUND);
      const { severity, measured } = diagnosis;
      const condition = followedCondition(diagnosis);
      const measurements = measured?.measurements ?? (await measure(upload));
      const id = uuidv7();
      const now = clock();
      const { findProblem } = await import('../../knowledge/problems.ts');
      // What is not certain enough for a severity is not certain enough to treat.
      const problem = severity === 'Unknown' ? null : findProblem(condition);
      const due = treatmentReminders(condition, problem).map(({ inDays, ...words }) => ({
        ...words,
        scheduledDate: localDay(new Date(now.getTime() + inDays * DAY_MS), user.timeZone),
        frequency: 'once' as const,
        interval: 1,
        emailNotification: true,
      }));
      const entry = {
        plant: [plantId],
        title: `Diagnosed: ${condition}`,
        activity: 'observation' as const,
        content: inWords(diagnosis),
      };
      const opening = diary.add(caller, entry, upload, async (tx, entryId, [plant]) => {
        if (!plant) throw new Failure('not_found');
        const followed = await repository.findOpen(tx, plant, answerId);
        if (followed) throw new FollowedAlready(followed.id);
        const opened_at = now.toISOString();
        const ids = await reminders.addWithin(tx, user, plant, due);
        const row = { id, user_id: user.id, plant_id: plantId, condition, severity, opened_at, answer_id: answerId };
        await repository.insert(tx, { ...row, closed_at: null, outcome: null, reminders: JSON.stringify(ids) });
        await repository.insertCheckUp(tx, {
          id: uuidv7(),
          user_id: user.id,
          recovery_id: id,
          entry_id: entryId,
          date: opened_at,
          verdict: null,
          measurements: measurements && JSON.stringify(measurements),
        });
        await plants.setHealth(tx, plant, DIAGNOSED_HEALTH[severity]);
      });
      const opened = await opening.then(
        () => id,
        (error: unknown) => {
          if (error instanceof FollowedAlready) return error.recoveryId;
          throw error;
        },
      );
      return one(user.id, opened);
    },

    async checkUp(caller: Caller, id: string, verdict: Verdict, upload: PhotoUpload): Promise<Recovery> {
      const { user } = caller;
      const { plant_id, condition } = await readOpen(user.id, id);
      if (!upload) throw invalidField('photo', PHOTO_REQUIRED);
      const measurements = await measure(upload);
      const entry = {
        plant: [plant_id],
        title: `${VERDICT_TITLES[verdict]}: ${condition}`,
        activity: 'observation' as const,
      };
      await diary.add(caller, entry, upload, async (tx, entryId) => {
        await readOpen(user.id, id, tx);
        await repository.insertCheckUp(tx, {
          id: uuidv7(),
          user_id: user.id,
          recovery_id: id,
          entry_id: entryId,
          date: clock().toISOString(),
          verdict,
          measurements: measurements && JSON.stringify(measurements),
        });
      });
      return one(user.id, id);
    },

    /**
     * Deletes the remaining reminders of the treatment. A plant that has recovered becomes healthy, unless another of its
     * recoveries is open.
     */
    async close({ user }: Caller, id: string, outcome: Outcome): Promise<Recovery> {
      const { plant_id } = await readOpen(user.id, id);
      await inTransaction(db, async (tx) => {
        const plant = await plants.ownedPlant(user.id, plant_id, tx);
        const { reminders: ids } = await readOpen(user.id, id, tx);
        await reminders.deleteOpenWithin(tx, plant, z.array(z.string()).parse(JSON.parse(ids)));
        await repository.close(tx, user.id, id, { closed_at: clock().toISOString(), outcome });
        if (outcome === 'recovered' && !(await repository.hasOpen(tx, plant))) {
          await plants.setHealth(tx, plant, 'healthy');
        }
      });
      return one(user.id, id);
    },
  };
}

/** Undoes what was written for a second recovery that follows the same diagnosis. */
class FollowedAlready extends Error {
  readonly recoveryId: string;

  constructor(recoveryId: string) {
    super('This diagnosis is followed already.');
    this.recoveryId = recoveryId;
  }
}

function inWords({ symptoms, rootCause, treatment }: Diagnosis): string | null {
  return [symptoms, rootCause, treatment].filter((text) => text !== null).join('\n\n') || null;
}

function toRecovery(row: repository.RecoveryRow, checkUps: repository.CheckUpRow[]): Recovery {
  return {
    _id: row.id,
    plant: { _id: row.plant_id, name: row.plant_name },
    condition: row.condition,
    severity: row.severity,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    outcome: row.outcome,
    checkUps: checkUps.map((checkUp) => ({
      _id: checkUp.id,
      date: checkUp.date,
      verdict: checkUp.verdict,
      measurements: checkUp.measurements === null ? null : Measurements.parse(JSON.parse(checkUp.measurements)),
      ...photoAddresses(checkUp.photo_name),
    })),
  };
}
