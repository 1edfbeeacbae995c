import { Failure } from './failure.ts';

/** The most that one account may keep on this server. */
export interface Quotas {
  plants: number;
  diaryEntries: number;
  /** Those not completed. */
  openReminders: number;
  photoBytes: number;
}

/** @throws Failure `quota_reached` when `more` would exceed what an account may keep of `things`, such as "2,000 plants". */
export function requireRoom(things: string, quota: number, used: number, more: number): void {
  if (used + more <= quota) return;
  throw new Failure('quota_reached', `An account can keep at most ${things} here. Please delete some first.`);
}

/** A quota as it is written in a sentence: "2,000 plants". */
export function inWords(quota: number, one: string, more = `${one}s`): string {
  return `${quota.toLocaleString('en')} ${quota === 1 ? one : more}`;
}
