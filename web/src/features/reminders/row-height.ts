import type { Reminder } from '@plantcare/contract/reminders.ts';

/** From here the actions stand beside the text with their names. */
const WIDE_FROM = 640;

/** The height of a row in pixels before it is drawn, for a window of this width; only a guess, corrected by what is drawn. */
export function guessHeight({ title, description }: Reminder, windowWidth: number): number {
  const wide = windowWidth >= WIDE_FROM;
  const column = Math.min(windowWidth, 1024) - (wide ? 400 : 190);
  const lines = Math.max(1, Math.ceil(title.length / (column / 9)));
  const text = description === null ? 0 : Math.min(6, Math.ceil(description.length / (column / 7.6))) * 25 + 4;
  return 33 + lines * 25 + 52 + text;
}
