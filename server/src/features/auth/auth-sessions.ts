import type { Session } from '@plantcare/contract/auth.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { hashToken, makeToken } from '../../secret-token.ts';
import type { Db, Tx } from '../../tables.ts';
import * as repository from './auth.repository.ts';

const DAY_MS = 24 * 3_600_000;
const LIFETIME_MS = 30 * DAY_MS;
/** A session ends then even if it is used every day. */
const LONGEST_LIFETIME_MS = 180 * DAY_MS;
const MOST_SESSIONS = 50;
/** A session in use is extended at most this often, so that most calls that only read do not write. */
const PROLONG_EVERY_MS = 3_600_000;

/**
 * Tokens are 256 random bits, valid for 30 days after their last use and 180 days in all. Only their hash is stored.
 * An account has at most 50 sessions; the one that was not used for longest ends when another begins.
 */
export function createSessions({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** @returns the token, of which only the hash is stored. */
    async start(tx: Tx, userId: string, userAgent: string | undefined): Promise<string> {
      const token = makeToken();
      const now = clock();
      await repository.insertSession(tx, {
        id: uuidv7(),
        user_id: userId,
        token_hash: hashToken(token),
        user_agent: userAgent?.slice(0, 300) ?? null,
        created_at: now.toISOString(),
        last_used_at: now.toISOString(),
        password_at: now.toISOString(),
        expires_at: expiry(now, now),
      });
      await repository.deleteSessionsBeyond(tx, userId, MOST_SESSIONS);
      return token;
    },

    async authenticate(token: string): Promise<Caller | null> {
      const now = clock();
      const session = await repository.findLiveSession(db, hashToken(token), now.toISOString());
      if (!session) return null;
      if (now.getTime() - Date.parse(session.lastUsedAt) > PROLONG_EVERY_MS) {
        const expiresAt = expiry(now, new Date(session.createdAt));
        await repository.prolongSession(db, session.user.id, session.sessionId, now.toISOString(), expiresAt);
      }
      const { user, sessionId, passwordAt, versions } = session;
      return { user, sessionId, passwordAt, versions };
    },

    async end({ user, sessionId }: Caller): Promise<void> {
      await repository.deleteSession(db, user.id, sessionId);
    },

    /** Where the caller's account is signed in, last used first. */
    async list({ user, sessionId }: Caller): Promise<Session[]> {
      const sessions = await repository.listLiveSessions(db, user.id, clock().toISOString());
      return sessions.map((session) => ({
        _id: session.id,
        current: session.id === sessionId,
        device: session.user_agent,
        createdAt: session.created_at,
        lastUsedAt: session.last_used_at,
      }));
    },

    async endOthers({ user, sessionId }: Caller): Promise<void> {
      await repository.deleteOtherSessions(db, user.id, sessionId);
    },

    async removeExpired(): Promise<void> {
      await repository.deleteExpiredSessions(db, clock().toISOString());
    },
  };
}

function expiry(lastUse: Date, start: Date): string {
  return new Date(Math.min(lastUse.getTime() + LIFETIME_MS, start.getTime() + LONGEST_LIFETIME_MS)).toISOString();
}
