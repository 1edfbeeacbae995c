type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

/** A storage of the browser or, if that is blocked, one in memory. */
function storageOrMemory(open: () => TextStorage): TextStorage {
  try {
    // Access throws if the browser blocks it.
    open().getItem('');
    return open();
  } catch {
    return memoryStorage();
  }
}

/** A copy of the keys with this prefix, because each removal changes the indexes of the others. */
export function keysOf(storage: TextStorage, beginning: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(beginning));
}

/** Shared by the tabs of this browser, and persistent. */
export const storage = storageOrMemory(() => localStorage);

/** Only for this tab, and deleted with it. */
export const tabStorage = storageOrMemory(() => sessionStorage);

/** The prefix of keys for drafts that wait for the next sign-in after an expired session. */
export const UNFINISHED = 'unfinished:';

export function forgetUnfinished(): void {
  for (const key of keysOf(tabStorage, UNFINISHED)) tabStorage.removeItem(key);
}

const PERSONAL = 'personal:';

/** The key of personal data, which is deleted with the session. */
export function personalKey(name: string): string {
  return `${PERSONAL}${name}`;
}

/** Removes every text with a personal key. */
export function forgetPersonal(): void {
  for (const key of keysOf(storage, PERSONAL)) storage.removeItem(key);
}
