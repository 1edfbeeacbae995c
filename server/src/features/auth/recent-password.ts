import type { Caller } from '../../caller.ts';
import { Failure } from '../../failure.ts';

const RECENT_MS = 15 * 60_000;

/**
 * Guards what would hand the account over to a stolen session: its email address and its deletion.
 * @throws Failure `password_needed` when the password was not given in this session within the last 15 minutes; signing in
 * counts as giving it
 */
export function requireRecentPassword({ passwordAt }: Caller, now: Date): void {
  if (now.getTime() - Date.parse(passwordAt) > RECENT_MS) throw new Failure('password_needed');
}
