import type { User } from '@plantcare/contract/auth.ts';

/** The gardener who makes a call, as every feature may know them: nothing secret. */
export interface CallerUser extends Omit<User, '_id'> {
  id: string;
}

/** Who makes a call, proved by a live session token. */
export interface Caller {
  user: CallerUser;
  sessionId: string;
}
