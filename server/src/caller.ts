import type { User } from '@plantcare/contract/auth.ts';
import type { DataVersions } from './db/data-versions.table.ts';

/** The gardener who makes a call, without secrets such as the password hash. */
export interface CallerUser extends Omit<User, '_id'> {
  id: string;
}

/** Who makes a call, proved by a valid session token. */
export interface Caller {
  user: CallerUser;
  sessionId: string;
  /** When the password was last given in this session. */
  passwordAt: string;
  /** Of the caller's data, before anything of this call was read. */
  versions: DataVersions;
}
