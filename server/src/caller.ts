import type { UserRow } from './features/auth/auth.table.ts';

/** Who makes a call, proved by a live session token. */
export interface Caller {
  user: UserRow;
  sessionId: string;
}
