import type { Ability } from '@plantcare/contract/assistant/answer.ts';
import { KeptAnswer, type listAnswers } from '@plantcare/contract/assistant/kept-answers.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../failure.ts';
import type { Log } from '../../log.ts';
import type { Db } from '../../tables.ts';
import type { PlantService } from '../plants/plants.service.ts';
import * as repository from './assistant.repository.ts';

/** How many answers are kept per plant, and about no plant. */
const KEPT = 50;

/** What an answer is about: the ability, what was asked in words, and the own plant, if any. */
export interface Subject {
  ability: Ability;
  asked: string;
  plantId: string | null;
}

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  plants: PlantService;
}

export function keptAnswers({ db, clock, log, plants }: Deps) {
  function toKept(row: repository.AnswerRow): KeptAnswer[] {
    const plant = row.plant_id === null || row.plant_name === null ? null : { _id: row.plant_id, name: row.plant_name };
    const read = KeptAnswer.safeParse({
      _id: row.id,
      plant,
      asked: row.asked,
      createdAt: row.created_at,
      ability: row.ability,
      data: { ...JSON.parse(row.answer), answerId: row.id },
    });
    if (read.success) return [read.data];
    // Perhaps written by another release: the other answers are still shown.
    log.warn({ answer: row.id, err: read.error }, 'an earlier answer cannot be read');
    return [];
  }

  return {
    /** Keeps an answer with its plant. @returns its id; null if the plant or the account was deleted meanwhile. */
    async keep(userId: string, { ability, asked, plantId }: Subject, data: object): Promise<string | null> {
      const created_at = clock().toISOString();
      const row = { id: uuidv7(), user_id: userId, plant_id: plantId, ability, asked, created_at };
      try {
        await inTransaction(db, async (tx) => {
          if (plantId !== null) await plants.ownedPlant(userId, plantId, tx);
          await repository.insertAnswer(tx, { ...row, answer: JSON.stringify(data) });
          await repository.forgetOldest(tx, userId, plantId, KEPT);
        });
        return row.id;
      } catch (error) {
        log.warn({ err: error }, 'an answer could not be kept');
        return null;
      }
    },

    /** @throws Failure when the plant is somebody else's. */
    async list(
      userId: string,
      { plant, ability, limit }: ParsedInput<typeof listAnswers>['query'],
    ): Promise<KeptAnswer[]> {
      if (plant !== undefined) await plants.ownedPlant(userId, plant);
      return (await repository.listAnswers(db, userId, { plantId: plant, ability, limit })).flatMap(toKept);
    },

    /** @throws Failure when this gardener has no such answer. */
    async find(userId: string, id: string): Promise<KeptAnswer> {
      const row = await repository.findAnswer(db, userId, id);
      const [kept] = row ? toKept(row) : [];
      if (!kept) throw notFound('Answer');
      return kept;
    },

    async delete(userId: string, id: string): Promise<void> {
      if (!(await repository.deleteAnswer(db, userId, id))) throw notFound('Answer');
    },
  };
}
