import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { addSitterLink, SitterLink, SitterList, SitterTask } from '@plantcare/contract/sitter.ts';
import { MAX_SITTER_DAYS } from '@plantcare/contract/sitter.ts';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { Caller, CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { waterAmount } from '../../horticulture/water-amount.ts';
import { localDay } from '../../local-day.ts';
import { requireRoom } from '../../quota.ts';
import { couldBeToken, hashToken, makeToken } from '../../secret-token.ts';
import type { Db, Tx } from '../../tables.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import * as repository from './sitter.repository.ts';
import type { SitterLinkTable } from './sitter.table.ts';
import { plannedDays } from './sitter-days.ts';

const DAY_MS = 24 * 3_600_000;
/** An account that leaves every week finds no fewer. */
const MOST_LINKS = 20;
/** The list of what a sitter did stays for a while after the last day. */
const KEPT_MS = 30 * DAY_MS;

interface Deps {
  db: Db;
  clock: Clock;
  photos: Pick<PhotoService, 'readThumbnail'>;
  reminders: Pick<ReminderService, 'openTasks' | 'completeWithin' | 'reopenWithin'>;
  quotas: AccountQuotas;
  publicUrl: string;
}

/** A link that works today, with its owner. */
interface OpenLink {
  link: Selectable<SitterLinkTable>;
  owner: CallerUser;
}

/** Something on the list before its plant is looked up. */
type Planned = Omit<SitterTask, 'plant' | 'amount'> & { plantId: string };

export type SitterService = ReturnType<typeof createSitterService>;

export function createSitterService({ db, clock, photos, reminders, quotas, publicUrl }: Deps) {
  const now = () => clock().toISOString();
  const today = ({ timeZone }: CallerUser) => localDay(clock(), timeZone);

  /** @throws Failure when no link has this secret, or its last day is over. */
  async function openLink(token: string): Promise<OpenLink> {
    const found = couldBeToken(token) ? await repository.findLink(db, hashToken(token)) : undefined;
    if (!found || found.link.last_day < today(found.owner)) throw notFound('Link');
    return found;
  }

  async function planned({ link, owner }: OpenLink): Promise<Planned[]> {
    const { first_day: firstDay, last_day: lastDay } = link;
    const span = { firstDay, lastDay, today: today(owner), timeZone: owner.timeZone };
    const open = (await reminders.openTasks(owner.id)).flatMap((task) =>
      plannedDays(task, span).map(({ day, isNext }) => ({
        reminder: isNext ? task.id : null,
        plantId: task.plantId,
        ...{ type: task.type, title: task.title, description: task.description, day, done: false },
      })),
    );
    const done = (await repository.listTicks(db, link)).map((tick) => ({
      reminder: tick.id,
      plantId: tick.plant_id,
      ...{ type: tick.type, title: tick.title, description: tick.description, done: true },
      day: localDay(new Date(tick.created_at), owner.timeZone),
    }));
    return [...open, ...done];
  }

  async function listOf(open: OpenLink): Promise<SitterList> {
    const each = await planned(open);
    const ids = [...new Set(each.map(({ plantId }) => plantId))];
    const plants = new Map((await repository.listPlants(db, open.owner.id, ids)).map((row) => [row.id, row]));
    const places = Map.groupBy(each, ({ plantId }) => plants.get(plantId)?.location ?? null);
    const { name, first_day, last_day } = open.link;
    return {
      ...{ name, firstDay: first_day, lastDay: last_day, today: today(open.owner) },
      places: [...places]
        .sort(([a], [b]) => Number(a === null) - Number(b === null) || (a ?? '').localeCompare(b ?? '', 'en'))
        .map(([place, tasks]) => ({ place, tasks: tasks.flatMap((task) => shown(task, plants)).sort(byDayAndPlant) })),
    };
  }

  /** @throws Failure before the first day. */
  async function linkOfToday(token: string): Promise<OpenLink> {
    const open = await openLink(token);
    const { first_day } = open.link;
    if (first_day <= today(open.owner)) return open;
    throw new Failure('unprocessable', `These tasks can be completed from ${first_day} on.`);
  }

  /** Runs a change of a link that still exists, and gives the list as it is then. */
  async function changing(open: OpenLink, change: (tx: Tx) => Promise<void>): Promise<SitterList> {
    await inTransaction(db, async (tx) => {
      if (!(await repository.touchLink(tx, open.link))) throw notFound('Link');
      await change(tx);
    });
    return listOf(open);
  }

  return {
    async list(userId: string): Promise<SitterLink[]> {
      return (await repository.listLinks(db, userId)).map(toLink);
    },

    /** Makes a link. Its address is known this once: only a hash of its secret is stored. */
    async add({ user }: Caller, { name, firstDay, lastDay }: ParsedInput<typeof addSitterLink>['json']) {
      if (lastDay < firstDay) throw invalidField('lastDay', 'The last day cannot be before the first day');
      if (lastDay < today(user)) throw invalidField('lastDay', 'The last day cannot be in the past');
      if (Date.parse(lastDay) - Date.parse(firstDay) >= MAX_SITTER_DAYS * DAY_MS) {
        throw invalidField('lastDay', `Please choose at most ${MAX_SITTER_DAYS} days`);
      }
      const token = makeToken();
      const row = {
        ...{ id: uuidv7(), user_id: user.id, token_hash: hashToken(token), name, created_at: now() },
        ...{ first_day: firstDay, last_day: lastDay },
      };
      await inTransaction(db, async (tx) => {
        await quotas.hold(user.id, tx);
        const { length } = await repository.listLinks(tx, user.id);
        requireRoom(`${MOST_LINKS} links for sitters`, MOST_LINKS, length, 1);
        await repository.insertLink(tx, row);
      });
      return { link: toLink({ ...row, completed: 0 }), url: `${publicUrl}/sitter#${token}` };
    },

    async revoke(userId: string, id: string): Promise<void> {
      if (!(await repository.deleteLink(db, userId, id))) throw notFound('Link');
    },

    /** @throws Failure when no link has this secret, or its last day is over. */
    async read(token: string): Promise<SitterList> {
      return listOf(await openLink(token));
    },

    /** Completes a task of the list. @throws Failure when it is not on it. */
    async complete(token: string, reminderId: string): Promise<SitterList> {
      const open = await linkOfToday(token);
      const isListed = (await planned(open)).some(({ reminder }) => reminder === reminderId);
      if (!isListed) throw notFound('Reminder');
      return changing(open, async (tx) => {
        await reminders.completeWithin(tx, open.owner, reminderId, `Done by ${open.link.name}`);
        await repository.insertTick(tx, open.link, reminderId, now());
      });
    },

    /** Takes back what was completed through the same link. */
    async undo(token: string, reminderId: string): Promise<SitterList> {
      const open = await linkOfToday(token);
      return changing(open, async (tx) => {
        if (!(await repository.deleteTick(tx, open.link, reminderId))) throw notFound('Reminder');
        await reminders.reopenWithin(tx, open.owner, reminderId);
      });
    },

    /** The small photo of a plant that is on the list. @throws Failure when there is none. */
    async photo(token: string, plantId: string): Promise<Uint8Array> {
      const open = await openLink(token);
      const isListed = (await planned(open)).some((task) => task.plantId === plantId);
      const [plant] = isListed ? await repository.listPlants(db, open.owner.id, [plantId]) : [];
      const bytes = plant?.photo_name ? await photos.readThumbnail(plant.photo_name) : null;
      if (bytes === null) throw notFound('Photo');
      return bytes;
    },

    /** Deletes links that ended some time ago. */
    async removeEnded(): Promise<void> {
      await repository.deleteLinksBefore(db, new Date(clock().getTime() - KEPT_MS).toISOString().slice(0, 10));
    },
  };
}

type PlantRow = Awaited<ReturnType<typeof repository.listPlants>>[number];

/** Nothing for a task whose plant was deleted meanwhile, or left. */
function shown({ plantId, ...task }: Planned, plants: ReadonlyMap<string, PlantRow>): SitterTask[] {
  const plant = plants.get(plantId);
  if (!plant) return [];
  const amount = task.type === 'watering' ? waterAmount(plant.pot_size) : null;
  const { id: _id, name, species, photo_name } = plant;
  return [{ ...task, plant: { _id, name, species, hasPhoto: photo_name !== null }, amount }];
}

function byDayAndPlant(a: SitterTask, b: SitterTask): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.plant.name.localeCompare(b.plant.name, 'en');
}

function toLink(row: Selectable<SitterLinkTable> & { completed: number }): SitterLink {
  return {
    _id: row.id,
    name: row.name,
    firstDay: row.first_day,
    lastDay: row.last_day,
    completed: row.completed,
    createdAt: row.created_at,
  };
}
