import { markdownWords } from './markdown-words.ts';

/** Markup may make a text longer than what is shown of it, but it is not read without limit. */
const READ_FOR_EACH_SHOWN = 2;

/** Control and format characters except line feeds: they can reverse a text or hide a part of it. */
const UNSEEN = /[^\P{C}\n]/gu;

/**
 * Makes untrusted Markdown safe to show: no HTML, images, links or invisible characters, at most `max` characters. The
 * result contains none of the character sequences that Markdown needs for them.
 */
export function plainMarkdown(text: string, max: number): string {
  const lines = markdownWords(seen(text.slice(0, max * READ_FOR_EACH_SHOWN)))
    .split('\n')
    .map((line) => line.trimEnd());
  return clipped(
    lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    max,
  );
}

/** Makes an untrusted name or title safe to show: one line without markup. */
export function plainLine(text: string, max: number): string {
  const line = markdownWords(seen(text.slice(0, max * READ_FOR_EACH_SHOWN)))
    .replaceAll(/[*_`#~|[\]\\]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return clipped(line, max);
}

function seen(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '');
}

function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = text.slice(0, max - 1).toWellFormed();
  const end = whole.search(/\s\S*$/);
  return `${whole.slice(0, end > max / 2 ? end : whole.length).trimEnd()}…`;
}
