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

/** A storage of the browser, or, where it is blocked, one that forgets when the page is left. */
function storageOrMemory(open: () => TextStorage): TextStorage {
  try {
    // Touching it is what throws where the browser blocks it.
    open().getItem('');
    return open();
  } catch {
    return memoryStorage();
  }
}

/** The keys that begin like this, as they are now: each removal moves those behind it. */
export function keysOf(storage: TextStorage, beginning: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(beginning));
}

/** Shared by the tabs of this browser, and kept. */
export const storage = storageOrMemory(() => localStorage);

/** Of this tab alone, and gone with it. */
export const tabStorage = storageOrMemory(() => sessionStorage);

/** Begins the keys of what waits in a tab for the next sign-in after a session that expired. */
export const UNFINISHED = 'unfinished:';

export function forgetUnfinished(): void {
  for (const key of keysOf(tabStorage, UNFINISHED)) tabStorage.removeItem(key);
}

const PERSONAL = 'personal:';

/** The key of what a gardener would not leave to the next person at this browser: it goes with the session. */
export function personalKey(name: string): string {
  return `${PERSONAL}${name}`;
}

/** Removes every text with a personal key. */
export function forgetPersonal(): void {
  for (const key of keysOf(storage, PERSONAL)) storage.removeItem(key);
}
