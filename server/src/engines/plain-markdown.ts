const REPLACED_WITH_CONTENT = 'script|style|iframe|object|svg|math|template|noscript|title|textarea';
const ELEMENT_WITH_CONTENT = new RegExp(`<(${REPLACED_WITH_CONTENT})\\b[^>]*>[\\s\\S]*?</\\1\\s*>`, 'gi');
const TAG_OR_COMMENT = /<!--[\s\S]*?-->|<[a-z/!?][^>]*>/gi;
const HALF_A_TAG = /<(?=[a-z/!?])/gi;

/** The words in brackets stand for the whole: `[words](address)`, `[words][name]`, `![words](address)`. */
const LINK_OR_IMAGE = /!?\[((?:\\.|[^[\]\\])*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\])/g;
const ADDRESS = /(?:https?:\/\/|ftp:\/\/|mailto:|xmpp:|www\.)[^\s<>]*/gi;
const MAIL_ADDRESS = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Markup may make a text longer than what is shown of it, but nothing makes it worth reading without end. */
const READ_FOR_EACH_SHOWN = 4;
const MAX_ROUNDS = 20;

/** Control and format characters besides line feeds: those can turn a text around, or hide a part of it. */
const UNSEEN = /[^\P{C}\n]/gu;

/**
 * Markdown of a stranger as far as it may be shown: no HTML, no images, no links, nothing unseen, at most `max` characters.
 * Whatever it was, what comes out holds none of the signs that Markdown needs for them.
 */
export function plainMarkdown(text: string, max: number): string {
  return clipped(
    withoutMarkup(seen(text.slice(0, max * READ_FOR_EACH_SHOWN)))
      .replaceAll(/[ \t]+$/gm, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    max,
  );
}

/** A name or a title of a stranger: one line without any markup. */
export function plainLine(text: string, max: number): string {
  const line = withoutMarkup(seen(text.slice(0, max * READ_FOR_EACH_SHOWN)))
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

/** What is left when a tag or a link was taken away may be one again; who nests them without end loses all brackets. */
function withoutMarkup(text: string): string {
  let shown = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const less = onceWithoutMarkup(shown);
    if (less === shown) return withoutHalves(shown);
    shown = less;
  }
  return withoutHalves(shown.replaceAll(/[<>[\]]/g, ' '));
}

/** Addresses last: they would take the end of their link along. */
function onceWithoutMarkup(text: string): string {
  const words = text
    .replaceAll(ELEMENT_WITH_CONTENT, '')
    .replaceAll(TAG_OR_COMMENT, '')
    .replaceAll(LINK_OR_IMAGE, '$1');
  return words === text ? text.replaceAll(ADDRESS, '').replaceAll(MAIL_ADDRESS, '') : words;
}

/** No tag without "<a", no image without "![", no link without "](", and no definition of either without "]:". */
function withoutHalves(text: string): string {
  return text.replaceAll(HALF_A_TAG, '< ').replaceAll('](', '] (').replaceAll(']:', '] :').replaceAll(/!+\[/g, '[');
}

function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = text.slice(0, max - 1).toWellFormed();
  const end = whole.search(/\s\S*$/);
  return `${whole.slice(0, end > max / 2 ? end : whole.length).trimEnd()}…`;
}
