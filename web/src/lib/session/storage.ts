interface TextStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** All keys, as they are now. */
  keys: () => string[];
}

function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** A storage of the browser, or, where it is blocked, one that forgets when the page is left. */
function storageOrMemory(open: () => Storage): TextStorage {
  try {
    // Touching it is what throws where the browser blocks it.
    const storage = open();
    storage.getItem('');
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, text) => storage.setItem(key, text),
      removeItem: (key) => storage.removeItem(key),
      keys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    };
  } catch {
    return memoryStorage();
  }
}

/** Shared by the tabs of this browser, and kept. */
export const storage = storageOrMemory(() => localStorage);

/** Of this tab alone, and gone with it. */
export const tabStorage = storageOrMemory(() => sessionStorage);

const PERSONAL = 'personal:';

/** The key of what a gardener would not leave to the next person at this browser: it goes with the session. */
export function personalKey(name: string): string {
  return `${PERSONAL}${name}`;
}

/** Removes every text with a personal key. */
export function forgetPersonal(): void {
  for (const key of storage.keys()) if (key.startsWith(PERSONAL)) storage.removeItem(key);
}
