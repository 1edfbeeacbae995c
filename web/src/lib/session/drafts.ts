import { noteExpiry } from '@/lib/session/expiry.ts';
import { onExpiry } from '@/lib/session/session.ts';
import { keysOf, tabStorage, UNFINISHED } from '@/lib/session/storage.ts';

/** Returns unsaved input as JSON data; undefined if there is none. */
type Capture = () => unknown;

const PREFIX = `${UNFINISHED}draft:`;
const captures = new Map<string, Capture>();

onExpiry((user) => {
  noteExpiry(user);
  keepDrafts(user);
});

/** Drafts are stored per user and address; the name identifies the form at that address. */
function keyOf(user: string, name: string): string {
  return `${PREFIX}${user}:${location.pathname}:${name}`;
}

/** Registers an open form whose input must survive an expired session. @returns a function to unregister it. */
export function offerDraft(name: string, capture: Capture): () => void {
  captures.set(name, capture);
  return () => {
    if (captures.get(name) === capture) captures.delete(name);
  };
}

/** Stores the input of every open form until the same user signs in again in this tab. */
function keepDrafts(user: string): void {
  for (const [name, capture] of captures) {
    const draft = capture();
    if (draft !== undefined) tabStorage.setItem(keyOf(user, name), JSON.stringify(draft));
  }
}

/** The draft of the form with this name at this address; undefined without one. */
export function readDraft(user: string, name: string): unknown {
  try {
    return JSON.parse(tabStorage.getItem(keyOf(user, name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The names with this prefix that have a draft at this address. */
export function draftNames(user: string, beginning: string): string[] {
  const prefix = keyOf(user, '');
  return keysOf(tabStorage, prefix + beginning).map((key) => key.slice(prefix.length));
}

export function eraseDraft(user: string, name: string): void {
  tabStorage.removeItem(keyOf(user, name));
}
