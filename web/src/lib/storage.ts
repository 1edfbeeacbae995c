type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function forgetful(): KeptTexts {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
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
