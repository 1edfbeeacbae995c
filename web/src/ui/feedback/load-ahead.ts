/** By then the first screen is complete. */
const AT_REST_MS = 5_000;
const TRY_AGAIN_MS = 3_000;

/**
 * Loads the code of toasts, dialogs and questions before it is needed: at that moment the network may be gone, or the server
 * may have a newer release.
 */
export function loadFeedbackAhead(): void {
  setTimeout(() => {
    void Promise.allSettled([import('./toaster.tsx'), import('./dialog-box.tsx'), import('./confirm-box.tsx')]);
  }, AT_REST_MS);
}

/** Loads something, and tries again every few seconds while that fails. */
export async function loadInTheEnd<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
