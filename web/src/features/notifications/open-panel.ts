const opened = new EventTarget();

/** Opens the panel of the bell, from anywhere on the screen. */
export function openPanel(): void {
  opened.dispatchEvent(new Event('open'));
}

/** Calls back when the panel is to be opened. Returns a function that stops that. */
export function onPanelOpen(open: () => void): () => void {
  opened.addEventListener('open', open);
  return () => opened.removeEventListener('open', open);
}
