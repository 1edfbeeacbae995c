type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function forgetful(): KeptTexts {
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

function browserStorage(): KeptTexts {
  try {
    // Touching it is what throws where the browser blocks it.
    localStorage.getItem('');
    return localStorage;
  } catch {
    return forgetful();
  }
}

/** The browser's local storage, or, where it is blocked, one that forgets when the page is left. */
export const storage = browserStorage();

const PERSONAL = 'personal:';

/** The key of what a gardener would not leave to the next person at this browser: it goes with the session. */
export function personalKey(name: string): string {
  return `${PERSONAL}${name}`;
}

/** Removes every text with a personal key. */
export function forgetPersonal(): void {
  // All keys first: each removal moves those behind it.
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(PERSONAL)) storage.removeItem(key);
}
