import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { EngineName } from '../../engines/engine.ts';
import { Failure } from '../../failure.ts';
import { localDay } from '../../local-day.ts';
import type { Db } from '../../tables.ts';
import * as repository from './assistant.repository.ts';

/** Counts the answers of engines outside this server, per gardener and day. */
export function createDailyLimit({ db, clock, limit }: { db: Db; clock: Clock; limit: number }) {
  return {
    /**
     * Asks, and counts the answer of an outside engine. It is counted before asking, so that concurrent questions cannot
     * exceed the limit, and uncounted if the embedded engine answered or none did.
     * @throws Failure when today's answers are used up.
     */
    async counted<T extends { engine: EngineName }>(
      { user }: Caller,
      first: EngineName,
      ask: () => Promise<T>,
    ): Promise<T> {
      if (first.source === 'embedded') return ask();
      const day = localDay(clock(), user.timeZone);
      if (!(await repository.countCall(db, user.id, day, limit))) {
        const text = `You have reached today’s limit of ${limit} questions. Please try again tomorrow.`;
        throw new Failure('too_many_requests', text);
      }
      let result: T | undefined;
      try {
        result = await ask();
        return result;
      } finally {
        if (result === undefined || result.engine.source === 'embedded') {
          await repository.uncountCall(db, user.id, day);
        }
      }
    },
  };
}
