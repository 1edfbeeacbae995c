import { PASSWORD_RESET_MINUTES } from '@plantcare/contract/auth.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../tables.ts';
import { setAccountQuotas } from './account-quotas.ts';
import { type AccountSummary, listAccounts, resendFailed } from './accounts.repository.ts';
import type { AccountQuotaTable } from './administration.table.ts';
import { CommandError } from './command-error.ts';
import { setRegistration } from './registration.ts';

interface Deps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  accounts: {
    find(email: string): Promise<{ id: string; email: string } | null>;
    /** @returns the token of a link for a new password; null without an account. */
    issuePasswordReset(email: string): Promise<string | null>;
  };
}

const USAGE = `Usage: npm run admin -- COMMAND

  users                         every account, with its plants and photos
  reset-password EMAIL          a link with which its owner sets a new password
  registration open|closed      whether the server takes new accounts
  quota EMAIL NAME=NUMBER …     what one account may keep: plants, diary-entries, reminders, photos-mb;
                                NAME=standard sets it back
  resend                        sends emails and push messages again that were given up`;

/** Does what an administrator asks for. @returns what to print. @throws CommandError when it cannot be done as asked. */
export async function administer([command, ...args]: readonly string[], deps: Deps): Promise<string> {
  const [first = '', ...more] = args;
  if (command === 'users' && args.length === 0) return accountTable(await listAccounts(deps.db));
  if (command === 'reset-password' && args.length === 1) return resetLink(first, deps);
  if (command === 'registration' && (first === 'open' || first === 'closed') && args.length === 1) {
    await setRegistration(deps.db, first);
    return first === 'open' ? 'New accounts are taken.' : 'No new accounts are taken.';
  }
  if (command === 'quota' && more.length > 0) return changeQuotas(first, more, deps);
  if (command === 'resend' && args.length === 0) {
    const count = await resendFailed(deps.db, deps.clock().toISOString());
    return count === 1 ? '1 message is sent again.' : `${count} messages are sent again.`;
  }
  throw new CommandError(USAGE);
}

function accountTable(accounts: readonly AccountSummary[]): string {
  if (accounts.length === 0) return 'There are no accounts yet.';
  const rows = accounts.map(({ email, name, registeredAt, lastUsedAt, plants, photoBytes }) => [
    ...[email, name, registeredAt.slice(0, 10), lastUsedAt?.slice(0, 10) ?? 'signed out'],
    ...[`${plants}`, (photoBytes / 1_000_000).toFixed(1)],
  ]);
  const table = [['email', 'name', 'since', 'last used', 'plants', 'photos MB'], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(width(at)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function resetLink(email: string, { accounts, publicUrl }: Deps): Promise<string> {
  const token = await accounts.issuePasswordReset(email);
  if (!token) throw noAccount(email);
  return `${publicUrl}/reset-password?token=${token}
The link works once, for ${PASSWORD_RESET_MINUTES} minutes. Give it to the owner of ${email} alone: following it also confirms that address.`;
}

/** The quotas as they are named on the command line. */
const QUOTAS: Readonly<Record<string, keyof Omit<AccountQuotaTable, 'user_id'>>> = {
  plants: 'plants',
  'diary-entries': 'diary_entries',
  reminders: 'open_reminders',
  'photos-mb': 'photo_megabytes',
};

async function changeQuotas(email: string, settings: readonly string[], { db, accounts }: Deps): Promise<string> {
  const user = await accounts.find(email);
  if (!user) throw noAccount(email);
  await setAccountQuotas(db, user.id, Object.fromEntries(settings.map(readQuota)));
  return `Changed for ${user.email}: ${settings.join(', ')}`;
}

function readQuota(setting: string): [string, number | null] {
  const [, name = '', value = ''] = /^([a-z-]+)=(\d{1,9}|standard)$/.exec(setting) ?? [];
  const known = Object.hasOwn(QUOTAS, name) ? QUOTAS[name] : undefined;
  if (!known) throw new CommandError(`${setting} is no quota.\n\n${USAGE}`);
  return [known, value === 'standard' ? null : Number(value)];
}

function noAccount(email: string): CommandError {
  return new CommandError(`No account has the address ${email}`);
}
