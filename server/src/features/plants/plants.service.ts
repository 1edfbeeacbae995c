import type { PlantMove } from '@plantcare/contract/places.ts';
import type { Farewell, Health, NewPlant, Plant, PlantChange } from '@plantcare/contract/plants.ts';
import { v7 as uuidv7 } from 'uuid';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { Clock } from '../../clock.ts';
import { toInt } from '../../db/dialect.ts';
import { type PageText, pageOf } from '../../db/page-text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidField, notFound, requireVersion } from '../../failure.ts';
import type { Page } from '../../http/lists/list-text.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import { inWords, requireRoom } from '../../quota.ts';
import type { Db, Tx } from '../../tables.ts';
import { type PhotoService, type PhotoUpload, photoAddresses } from '../photos/photos.service.ts';
import type { PlaceService } from '../places/places.service.ts';
import { ageInWeeks, dayNumber, growingSince } from './plant-age.ts';
import * as repository from './plants.repository.ts';

declare const owned: unique symbol;

/** A plant that is known to belong to its `user_id`; only this file makes one. */
export type OwnedPlant = repository.PlantRow & { readonly [owned]: true };

export type PlantService = ReturnType<typeof createPlantService>;

interface Deps {
  db: Db;
  clock: Clock;
  photos: PhotoService;
  places: PlaceService;
  quotas: AccountQuotas;
}

export function createPlantService({ db, clock, photos, places, quotas }: Deps) {
  const beforeDeletion: ((tx: Tx, plant: OwnedPlant) => Promise<void>)[] = [];

  /** @throws Failure `not_found`, also for somebody else's plant, so that nobody learns that it exists. */
  async function ownedPlant(userId: string, id: string, within: Db | Tx = db): Promise<OwnedPlant> {
    const plant = await repository.findPlant(within, userId, id);
    if (!plant) throw notFound('Plant');
    return plant as OwnedPlant; // True because the query reads only this owner's rows.
  }

  /** Locks several plants until the transaction ends, always in the same order, so that no two calls wait for each other. */
  async function ownedPlants(userId: string, ids: readonly string[], tx: Tx): Promise<OwnedPlant[]> {
    const owned: OwnedPlant[] = [];
    for (const id of [...new Set(ids)].sort()) owned.push(await ownedPlant(userId, id, tx));
    return owned;
  }

  /** Deletes the plants that `choose` locks, all of them or none. */
  async function deleteOwned(
    userId: string,
    choose: (tx: Tx) => Promise<OwnedPlant[]>,
    importId: string | null = null,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      for (const plant of await choose(tx)) {
        if (plant.photo_id) await photos.discard(tx, userId, plant.photo_id);
        for (const step of beforeDeletion) await step(tx, plant);
        await repository.deletePlant(tx, userId, plant.id);
      }
      await places.removeUnused(tx, userId, importId);
    });
    await photos.removeDiscarded();
  }

  interface Addition {
    photoId: string | null;
    sample: boolean;
  }

  async function insert(tx: Tx, userId: string, plant: NewPlant, { photoId, sample }: Addition): Promise<OwnedPlant> {
    const { plants: most } = await quotas.hold(userId, tx);
    requireRoom(inWords(most, 'plant'), most, await repository.countPlants(tx, userId), 1);
    const id = uuidv7();
    const now = clock();
    const placeId = await places.idOf(tx, userId, plant.location ?? null);
    const inserted = await repository.insertPlant(tx, {
      id,
      user_id: userId,
      health: 'healthy',
      size: 'medium',
      ...toColumns(plant, now),
      place_id: placeId,
      name: plant.name,
      photo_id: photoId,
      sample: toInt(sample),
      health_since: now.toISOString(),
      created_at: now.toISOString(),
    });
    if (photoId !== null || placeId !== null) return ownedPlant(userId, id, tx);
    return { ...inserted, photo_name: null, place_name: null } as OwnedPlant; // True because it was just inserted for this owner.
  }

  /** A plant after its place may have changed, which its history tells. */
  async function arrived(tx: Tx, before: OwnedPlant): Promise<OwnedPlant> {
    const plant = await ownedPlant(before.user_id, before.id, tx);
    if (plant.place_id === before.place_id) return plant;
    await places.recordMove(tx, plant, before.place_name, plant.place_name);
    await places.removeUnused(tx, plant.user_id);
    return plant;
  }

  async function lockSamples(tx: Tx, userId: string): Promise<OwnedPlant[]> {
    return (await repository.samplesOf(tx, userId)) as OwnedPlant[]; // True because the query reads only this owner's rows.
  }

  /** Until when a plant has grown older: a former one to the end of its last day. */
  const lastMoment = ({ farewell_day }: repository.PlantRow): Date =>
    farewell_day === null ? clock() : new Date(`${farewell_day}T23:59:59.999Z`);

  const toPlant = (row: repository.PlantRow): Plant => ({
    _id: row.id,
    name: row.name,
    species: row.species,
    location: row.place_name,
    placeId: row.place_id,
    potSize: row.pot_size,
    sunlight: row.sunlight,
    ...photoAddresses(row.photo_name),
    health: row.health,
    size: row.size,
    ageWeeks: row.growing_since === null ? null : ageInWeeks(row.growing_since, lastMoment(row)),
    lastRepot: later(row.last_repot, row.diary_repot),
    lastPrune: later(row.last_prune, row.diary_prune),
    notes: row.notes,
    sample: row.sample === 1,
    adaptiveWatering: row.adaptive_watering === null ? null : row.adaptive_watering === 1,
    farewell: farewellOf(row),
    version: row.version,
    createdAt: row.created_at,
  });

  return {
    ownedPlant,
    ownedPlants,

    /** Locks those of these plants that are still there, for work that no call waits for. */
    async lockIfOwned(userId: string, ids: readonly string[], tx: Tx): Promise<OwnedPlant[]> {
      const owned: OwnedPlant[] = [];
      for (const id of [...new Set(ids)].sort()) {
        const plant = await repository.findPlant(tx, userId, id);
        if (plant) owned.push(plant as OwnedPlant); // True because the query reads only this owner's rows.
      }
      return owned;
    },

    /** Sets whether the watering dates of a plant adapt; null: as the account says. */
    async setAdaptiveWatering(tx: Tx, plant: OwnedPlant, on: boolean | null): Promise<void> {
      await repository.changePlant(tx, plant.user_id, plant.id, { adaptive_watering: on === null ? null : toInt(on) });
    },

    /** Adds a step that runs before a plant and all that belongs to it is deleted, in the same transaction. */
    whenDeleting(step: (tx: Tx, plant: OwnedPlant) => Promise<void>): void {
      beforeDeletion.push(step);
    },

    /** Stores the farewell to a plant, or takes it back (null). @returns the plant as it is then */
    async setFarewell(tx: Tx, plant: OwnedPlant, farewell: Farewell | null): Promise<Plant> {
      await repository.changePlant(tx, plant.user_id, plant.id, {
        farewell_day: farewell?.day ?? null,
        farewell_since: farewell?.since ?? null,
        farewell_reason: farewell?.reason ?? null,
        farewell_note: farewell?.note ?? null,
      });
      return toPlant(await ownedPlant(plant.user_id, plant.id, tx));
    },

    /** Stores the dates from the diary; the plant shows the later of these and the typed ones. */
    async noteFromDiary(tx: Tx, plant: OwnedPlant, last: { repotted: string | null; pruned: string | null }) {
      if (plant.diary_repot === last.repotted && plant.diary_prune === last.pruned) return;
      const columns = { diary_repot: last.repotted, diary_prune: last.pruned };
      await repository.changePlant(tx, plant.user_id, plant.id, columns);
    },

    async setHealth(tx: Tx, plant: OwnedPlant, health: Health): Promise<void> {
      if (plant.health === health) return;
      const columns = { health, health_since: clock().toISOString() };
      await repository.changePlant(tx, plant.user_id, plant.id, columns);
    },

    /** The next plants in the list, in JSON. */
    list(userId: string, page: Page): Promise<PageText> {
      return repository.listPlants(db, userId, { today: dayNumber(clock().getTime()), ...page });
    },

    /** The next former plants in their list, in JSON. The moment of a place in it is the beginning of the last day. */
    async listFormer(userId: string, page: Page): Promise<PageText> {
      const rows = await repository.listFormerPlants(db, userId, page);
      return pageOf(rows.map(toPlant));
    },

    async get(userId: string, id: string): Promise<Plant> {
      return toPlant(await ownedPlant(userId, id));
    },

    /** The last moves of a plant, newest first. */
    async moves(userId: string, id: string): Promise<PlantMove[]> {
      return places.moves(await ownedPlant(userId, id));
    },

    async add(userId: string, plant: NewPlant, upload: PhotoUpload): Promise<Plant> {
      refuseFuture(plant, clock());
      return photos.withUploadedPhoto(userId, upload, async (tx, photo) =>
        toPlant(await insert(tx, userId, plant, { photoId: photo?.id ?? null, sample: false })),
      );
    },

    /** Adds a sample plant without a photo, within the caller's transaction. */
    addSample(tx: Tx, userId: string, plant: NewPlant): Promise<OwnedPlant> {
      return insert(tx, userId, plant, { photoId: null, sample: true });
    },

    lockSamples,

    /** Deletes the plants that an import added, and in the same transaction what `also` deletes. */
    async deleteImported(userId: string, importId: string, also: (tx: Tx) => Promise<void>): Promise<void> {
      const lockImported = async (tx: Tx) => {
        await also(tx);
        const imported = await repository.importedPlants(tx, userId, importId);
        return imported as OwnedPlant[]; // True because the query reads only this owner's rows.
      };
      await deleteOwned(userId, lockImported, importId);
    },

    async deleteSamples(userId: string): Promise<void> {
      await deleteOwned(userId, (tx) => lockSamples(tx, userId));
    },

    /** Makes a sample plant one of the gardener's own; any other plant stays as it is. */
    keep(userId: string, id: string): Promise<Plant> {
      return inTransaction(db, async (tx) => {
        const plant = await ownedPlant(userId, id, tx);
        if (plant.sample === 1) await repository.changePlant(tx, userId, id, { sample: 0 });
        return toPlant(await ownedPlant(userId, id, tx));
      });
    },

    shown: toPlant,

    /** @throws Failure `changed` when the plant no longer has the version given by the caller. */
    async update(
      userId: string,
      id: string,
      change: PlantChange,
      upload: PhotoUpload,
      ifVersion?: number,
    ): Promise<Plant> {
      refuseFuture(change, clock());
      await ownedPlant(userId, id); // Before a photo is stored for somebody else's plant.
      return photos.withUploadedPhoto(userId, upload, async (tx, photo) => {
        const plant = await ownedPlant(userId, id, tx);
        const shown = toPlant(plant);
        requireVersion(ifVersion, shown);
        const placeId = change.location === undefined ? undefined : await places.idOf(tx, userId, change.location);
        const columns = {
          ...(placeId !== undefined && { place_id: placeId }),
          ...toColumns(withoutRepeated(change, shown), clock()),
          ...(change.health !== undefined && change.health !== plant.health && { health_since: clock().toISOString() }),
          ...(upload !== undefined && (photo?.id ?? null) !== plant.photo_id && { photo_id: photo?.id ?? null }),
        };
        if (Object.keys(columns).length > 0) await repository.changePlant(tx, userId, id, columns);
        if (upload !== undefined && plant.photo_id) await photos.discard(tx, userId, plant.photo_id);
        return toPlant(placeId === undefined ? await ownedPlant(userId, id, tx) : await arrived(tx, plant));
      });
    },

    async delete(userId: string, id: string): Promise<void> {
      await deleteOwned(userId, (tx) => ownedPlants(userId, [id], tx));
    },

    /** Deletes all of them or none. */
    async deleteAll(userId: string, ids: readonly string[]): Promise<void> {
      await deleteOwned(userId, (tx) => ownedPlants(userId, ids, tx));
    },

    /** Moves all of them to the place of a name, or none of them. */
    move(userId: string, ids: readonly string[], location: string | null): Promise<Plant[]> {
      return inTransaction(db, async (tx) => {
        const moved: Plant[] = [];
        const placeId = await places.idOf(tx, userId, location);
        for (const plant of await ownedPlants(userId, ids, tx)) {
          if (plant.place_id !== placeId) await repository.changePlant(tx, userId, plant.id, { place_id: placeId });
          moved.push(toPlant(await arrived(tx, plant)));
        }
        return moved;
      });
    },
  };
}

/** @throws Failure for a plant that the gardener said farewell to, for what only a plant that is there can get. */
export function requirePresent({ farewell_day, name }: OwnedPlant): void {
  if (farewell_day === null) return;
  throw new Failure('unprocessable', `You said farewell to ${name}. Bring it back first.`);
}

type FarewellColumns = 'farewell_day' | 'farewell_since' | 'farewell_reason' | 'farewell_note';

/** The farewell in the columns of a plant's row. */
export function farewellOf(row: Pick<repository.PlantRow, FarewellColumns>): Farewell | null {
  const { farewell_day: day, farewell_since: since, farewell_reason: reason, farewell_note: note } = row;
  return day === null || since === null || reason === null ? null : { since, day, reason, note };
}

/**
 * A form sends back the values it shows. Storing an unchanged age again would stop the plant from growing older, and
 * storing a date from the diary would keep it when its entry is deleted.
 */
function withoutRepeated({ ageWeeks, lastRepot, lastPrune, ...change }: PlantChange, shown: Plant): PlantChange {
  return omitUndefined({
    ...change,
    ageWeeks: ageWeeks === shown.ageWeeks ? undefined : ageWeeks,
    lastRepot: lastRepot === shown.lastRepot ? undefined : lastRepot,
    lastPrune: lastPrune === shown.lastPrune ? undefined : lastPrune,
  });
}

/** The later of two days, either of which may be unknown. */
function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/** @throws Failure for a day that has not begun anywhere yet; the first zone is 14 hours ahead of UTC. */
function refuseFuture({ lastRepot, lastPrune }: PlantChange, now: Date): void {
  const latest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  if (lastRepot && lastRepot > latest) throw invalidField('lastRepot', 'Last repotted cannot be in the future');
  if (lastPrune && lastPrune > latest) throw invalidField('lastPrune', 'Last pruned cannot be in the future');
}

/** The columns that a form changes: those of the fields it contains, except the place. */
function toColumns({ location: _, potSize, ageWeeks, lastRepot, lastPrune, ...sameName }: PlantChange, now: Date) {
  return omitUndefined({
    ...sameName,
    pot_size: potSize,
    growing_since: typeof ageWeeks === 'number' ? growingSince(ageWeeks, now) : ageWeeks,
    last_repot: lastRepot,
    last_prune: lastPrune,
  });
}
