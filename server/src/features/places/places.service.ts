import { type NewPlace, type Place, type PlaceChange, type PlantMove, placeKey } from '@plantcare/contract/places.ts';
import { v7 as uuidv7 } from 'uuid';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { Clock } from '../../clock.ts';
import { isUniqueViolation, toInt } from '../../db/dialect.ts';
import { type PageText, pageOf } from '../../db/page-text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, notFound, requireVersion } from '../../failure.ts';
import type { PlaceFacts } from '../../horticulture/circumstances.ts';
import type { Page } from '../../http/lists/list-text.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import { inWords, requireRoom } from '../../quota.ts';
import type { Db, Tx } from '../../tables.ts';
import * as repository from './places.repository.ts';

declare const owned: unique symbol;

/** A place that is known to belong to its `user_id`; only this file makes one. */
type OwnedPlace = repository.PlaceRow & { readonly [owned]: true };

export type PlaceService = ReturnType<typeof createPlaceService>;

/** What is kept of a plant's moves. */
const MOST_MOVES = 100;
/** A move back within this time is an Undo, not a part of the plant's history. */
const UNDONE_WITHIN_MS = 10 * 60_000;

interface Deps {
  db: Db;
  clock: Clock;
  quotas: AccountQuotas;
}

/** What of a plant's row tells whose it is. */
interface PlantOfGardener {
  id: string;
  user_id: string;
}

/** The name of a place that a plant stands in, as its location; null for none. */
type Location = string | null;

/** A place of an imported garden; only its name and time when just the location of a plant names it. */
export type ImportedPlace = NewPlace & { kept?: boolean; createdAt: string };

/** The rooms and beds of gardeners, and which plant stood in which. */
export function createPlaceService({ db, clock, quotas }: Deps) {
  /** @throws Failure `not_found`, also for somebody else's place. */
  async function ownedPlace(userId: string, id: string, within: Db | Tx = db): Promise<OwnedPlace> {
    const place = await repository.findPlace(within, userId, id);
    if (!place) throw notFound('Place');
    return place as OwnedPlace; // True because the query reads only this owner's rows.
  }

  /** An account keeps at most as many places as plants, so that each plant can have its own. */
  async function requirePlaceRoom(tx: Tx, userId: string): Promise<void> {
    const { plants: most } = await quotas.hold(userId, tx);
    requireRoom(inWords(most, 'place'), most, await repository.countPlaces(tx, userId), 1);
  }

  function newRow(userId: string, { name, ...details }: NewPlace) {
    return {
      ...{ site: null, light: null, window: null, note: null, import_id: null },
      ...omitUndefined(details),
      ...{ id: uuidv7(), user_id: userId, name, name_key: placeKey(name), created_at: clock().toISOString() },
    };
  }

  async function recordMove(tx: Tx, plant: PlantOfGardener, from: Location, to: Location): Promise<void> {
    const now = clock();
    const moves = await repository.listMoves(tx, plant.user_id, plant.id, MOST_MOVES);
    const [last] = moves;
    const since = last ? now.getTime() - Date.parse(last.moved_at) : Number.POSITIVE_INFINITY;
    if (last && last.from_name === to && last.to_name === from && since <= UNDONE_WITHIN_MS) {
      await repository.deleteMoves(tx, last);
      return;
    }
    const oldest = moves[MOST_MOVES - 1];
    if (oldest) await repository.deleteMoves(tx, oldest, true);
    const { id: plant_id, user_id } = plant;
    await repository.insertMoves(tx, [
      { id: uuidv7(), user_id, plant_id, from_name: from, to_name: to, moved_at: now.toISOString() },
    ]);
  }

  return {
    recordMove,

    /** The next places in the list, in JSON. */
    async list(userId: string, { after, limit }: Page): Promise<PageText> {
      const rows = await repository.listPlaces(db, userId, after, limit);
      return pageOf(rows.map(toPlace));
    },

    async get(userId: string, id: string): Promise<Place> {
      return toPlace(await ownedPlace(userId, id));
    },

    /** What is said of the place of a plant; null where it has none. */
    async factsOf(userId: string, id: string | null): Promise<PlaceFacts | null> {
      const place = id === null ? undefined : await repository.findPlace(db, userId, id);
      return place ? { site: place.site, light: place.light, window: place.window } : null;
    },

    /** @throws Failure `conflict` when there is one of this name. */
    add(userId: string, place: NewPlace): Promise<Place> {
      return namedOnce(place.name, () =>
        inTransaction(db, async (tx) => {
          await requirePlaceRoom(tx, userId);
          return toPlace(await repository.insertPlace(tx, { ...newRow(userId, place), kept: 1 }));
        }),
      );
    },

    /** @throws Failure `changed` when the place no longer has the version given by the caller. */
    update(userId: string, id: string, change: PlaceChange, ifVersion?: number): Promise<Place> {
      return namedOnce(change.name ?? '', () =>
        inTransaction(db, async (tx) => {
          const place = await ownedPlace(userId, id, tx);
          requireVersion(ifVersion, toPlace(place));
          const { name } = change;
          const columns = { ...omitUndefined(change), ...(name !== undefined && { name_key: placeKey(name) }) };
          await repository.changePlace(tx, userId, id, { ...columns, kept: 1 });
          if (name !== undefined && name !== place.name) await repository.countPlantChanges(tx, userId, id);
          return toPlace(await ownedPlace(userId, id, tx));
        }),
      );
    },

    /** Deletes a place, whose plants move to the place `moveTo`, or have no location any more. */
    delete(userId: string, id: string, moveTo: string | undefined): Promise<void> {
      return inTransaction(db, async (tx) => {
        const place = await ownedPlace(userId, id, tx);
        const target = moveTo === undefined || moveTo === id ? null : await ownedPlace(userId, moveTo, tx);
        for (const plantId of await repository.movePlants(tx, userId, id, target?.id ?? null))
          await recordMove(tx, { id: plantId, user_id: userId }, place.name, target?.name ?? null);
        await repository.deletePlace(tx, userId, id);
      });
    },

    /** The id of the place of this name, which is made if there is none; null without a name. */
    async idOf(tx: Tx, userId: string, name: Location): Promise<string | null> {
      if (name === null) return null;
      const known = await repository.findByKey(tx, userId, placeKey(name));
      if (known) return known.id;
      await requirePlaceRoom(tx, userId);
      await repository.insertPlaces(tx, [{ ...newRow(userId, { name }), kept: 0 }]);
      // Another call may have made it meanwhile.
      return (await repository.findByKey(tx, userId, placeKey(name)))?.id ?? null;
    },

    /**
     * Adds the places of an imported garden that the gardener does not have yet.
     * @returns the place of a name
     */
    async addImported(
      tx: Tx,
      { userId, importId }: { userId: string; importId: string },
      imported: readonly ImportedPlace[],
    ): Promise<(name: string) => string | null> {
      const known = await repository.idsByKey(tx, userId);
      const missing = imported.filter(({ name }) => !known.has(placeKey(name)));
      const added = [...Map.groupBy(missing, ({ name }) => placeKey(name)).values()].flatMap(([first]) => first ?? []);
      if (added.length > 0) {
        const { plants: most } = await quotas.hold(userId, tx);
        requireRoom(inWords(most, 'place'), most, known.size, added.length);
        const rows = added.map(({ name, site, light, window, note, kept = false, createdAt: created_at }) => ({
          ...newRow(userId, { name, site, light, window, note }),
          ...{ kept: toInt(kept), import_id: importId, created_at },
        }));
        await repository.insertPlaces(tx, rows);
      }
      const ids = await repository.idsByKey(tx, userId);
      return (name) => ids.get(placeKey(name)) ?? null;
    },

    /** Deletes the places without plants that were only made from a location, or by an import that is undone. */
    removeUnused(tx: Tx, userId: string, importId: string | null = null): Promise<void> {
      return repository.deleteUnused(tx, userId, importId);
    },

    async moves(plant: PlantOfGardener): Promise<PlantMove[]> {
      const rows = await repository.listMoves(db, plant.user_id, plant.id, MOST_MOVES);
      return rows.map(({ id, from_name, to_name, moved_at }) => ({
        ...{ _id: id, from: from_name, to: to_name, movedAt: moved_at },
      }));
    },
  };
}

async function namedOnce<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const text = `You already have a place called ${name}`;
    throw new Failure('conflict', text, { name: text });
  }
}

const toPlace = ({ id, name, site, light, window, note, version, created_at }: repository.PlaceRow): Place => ({
  ...{ _id: id, name, site, light, window, note, version, createdAt: created_at },
});
