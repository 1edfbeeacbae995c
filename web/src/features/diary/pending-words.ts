import { textOfStatus } from '@plantcare/contract/errors.ts';
import type { PendingChange } from '@/lib/offline/changes/pending-change.ts';
import { onFirstUse } from '@/lib/on-first-use.ts';
import { entriesOf } from './pending-entries.ts';

const NAMES_SHOWN = 3;
const NAME_LIST = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));

function counted(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

/** "3 changes wait for the network", "1 change was not accepted", or both. */
export function pendingText(pending: readonly PendingChange[]): string {
  const refused = pending.filter(({ refusal }) => refusal !== null).length;
  const waiting = pending.length - refused;
  const parts = [
    waiting > 0 && `${counted(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for the network`,
    refused > 0 && `${counted(refused)} ${refused === 1 ? 'was' : 'were'} not accepted`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** What a change is about: "Watered: Fern and Palm". */
export function changeText({ change }: PendingChange, nameOf: (plantId: string) => string): string {
  const written = entriesOf(change.kind === 'completion' ? { ...change, diary: true } : change, nameOf);
  const names = [...new Set(written.map(({ plant }) => plant.name || 'A deleted plant'))];
  const more = names.length - NAMES_SHOWN;
  const shown = more > 0 ? [...names.slice(0, NAMES_SHOWN), `${more} more`] : names;
  const titles = [...new Set(written.map(({ title }) => title))];
  return `${titles.join(', ')}: ${NAME_LIST().format(shown)}`;
}

/** Why a change was not accepted. */
export function refusalText({ status, msg }: NonNullable<PendingChange['refusal']>): string {
  return msg ?? textOfStatus(status);
}
