import type { toast as sonner } from 'sonner';

interface ToastOptions {
  /** Only one toast with this name is shown at a time. */
  id?: string;
  /** An action while the toast is shown; an important action must also be on the page. */
  action?: { label: string; onPress: () => void };
  /** Shown until its action is pressed. */
  stays?: boolean;
}

type Show = (shown: typeof sonner) => void;

/** Toasts that wait until the code that shows them is loaded. */
const waiting: Show[] = [];
let shownWith: typeof sonner | null = null;
let wanted = false;
const listeners = new Set<() => void>();

function show(toast: Show): void {
  if (shownWith) toast(shownWith);
  else waiting.push(toast);
  wanted = true;
  for (const listener of listeners) listener();
}

/** Shows what waits, and what follows. @returns what ends that. */
export function showToastsWith(toasts: typeof sonner): () => void {
  shownWith = toasts;
  for (const toast of waiting.splice(0)) toast(toasts);
  return () => {
    shownWith = null;
  };
}

function toSonner({ id, action, stays }: ToastOptions) {
  return {
    ...(id && { id }),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
    ...(stays && { duration: Number.POSITIVE_INFINITY }),
  };
}

export const toast = {
  success: (text: string, options: ToastOptions = {}) => show((shown) => shown.success(text, toSonner(options))),
  error: (text: string, options: ToastOptions = {}) => show((shown) => shown.error(text, toSonner(options))),
};

/** Whether there was any toast yet. */
export function areToastsWanted(): boolean {
  return wanted;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
