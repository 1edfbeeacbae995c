import { noteExpiry } from '@/lib/session/expiry.ts';
import { onExpiry } from '@/lib/session/session.ts';
import { keysOf, tabStorage, UNFINISHED } from '@/lib/session/storage.ts';

/** Gives what is typed and not saved, as something that JSON can carry; undefined while there is nothing. */
type Capture = () => unknown;

const PREFIX = `${UNFINISHED}draft:`;
const captures = new Map<string, Capture>();

onExpiry((user) => {
  noteExpiry(user);
  keepDrafts(user);
});

/** Each person and each address has drafts of its own; the name tells the forms of one address apart. */
function keyOf(user: string, name: string): string {
  return `${PREFIX}${user}:${location.pathname}:${name}`;
}

/** A form that is open names what it would lose if the session expired. @returns how it says that it is closed. */
export function offerDraft(name: string, capture: Capture): () => void {
  captures.set(name, capture);
  return () => {
    if (captures.get(name) === capture) captures.delete(name);
  };
}

/** Keeps what is typed in every open form until this person is signed in again in this tab. */
function keepDrafts(user: string): void {
  for (const [name, capture] of captures) {
    const draft = capture();
    if (draft !== undefined) tabStorage.setItem(keyOf(user, name), JSON.stringify(draft));
  }
}

/** What was kept for the form of this name at this address; undefined when there is nothing. */
export function readDraft(user: string, name: string): unknown {
  try {
    return JSON.parse(tabStorage.getItem(keyOf(user, name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The names that begin like this and have a draft at this address. */
export function draftNames(user: string, beginning: string): string[] {
  const prefix = keyOf(user, '');
  return keysOf(tabStorage, prefix + beginning).map((key) => key.slice(prefix.length));
}

export function eraseDraft(user: string, name: string): void {
  tabStorage.removeItem(keyOf(user, name));
}
