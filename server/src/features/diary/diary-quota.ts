import type { AccountQuotas } from '../../administration/account-quotas.ts';
import { inWords, requireRoom } from '../../quota.ts';
import type { Tx } from '../../tables.ts';
import * as repository from './diary.repository.ts';

/** @throws Failure when the quota of the account does not allow so many more entries */
export async function requireRoomFor(quotas: AccountQuotas, tx: Tx, userId: string, added: number): Promise<void> {
  const { diaryEntries: quota } = await quotas.hold(userId, tx);
  requireRoom(inWords(quota, 'diary entry', 'diary entries'), quota, await repository.countEntries(tx, userId), added);
}
