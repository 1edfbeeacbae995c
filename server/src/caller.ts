import type { DataVersions } from './db/data-versions.table.ts';

/** The gardener who makes a call. Only what many calls need is read with each; the rest of the profile is read where it is used. */
export interface CallerUser {
  id: string;
  email: string;
  /** An IANA time zone name. */
  timeZone: string;
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
