const MAX_ROUNDS = 20;

const ADDRESS = /(?:https?:\/\/|ftp:\/\/|mailto:|xmpp:|www\.)[^\s<>]*/gi;
const REPLACED_WITH_CONTENT =
  /^<(script|style|iframe|object|svg|math|template|noscript|title|textarea)(?![\p{Letter}\p{Number}_])/iu;
const TAG_BEGINS = /[a-z/!?]/i;
const IN_MAIL_NAME = /[\p{L}\p{N}._+-]/u;
const MAIL_HOST = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/uy;

/**
 * A text without HTML, links, images and addresses. What is left when one was taken away may be one again; who nests them
 * without end loses all brackets. Every round goes through the text once, whatever stands in it.
 */
export function withoutMarkup(text: string): string {
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
  const words = withoutLinks(withoutTags(text));
  return words === text ? withoutMailAddresses(text.replaceAll(ADDRESS, '')) : words;
}

/** No tag without "<a", no image without "![", no link without "](", and no definition of either without "]:". */
function withoutHalves(text: string): string {
  return text
    .replaceAll(/<(?=[a-z/!?])/gi, '< ')
    .replaceAll('](', '] (')
    .replaceAll(']:', '] :')
    .replaceAll('![', '! [');
}

/** A search that goes forward only, and so through the text once; the length of the text where nothing is found. */
function finder(text: string, what: string): (from: number) => number {
  let at = -1;
  return (from) => {
    if (at < from) at = text.indexOf(what, from);
    if (at === -1) at = text.length;
    return at;
  };
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  const lower = text.toLowerCase();
  const nextLess = finder(text, '<');
  const nextGreater = finder(text, '>');
  const nextCommentEnd = finder(text, '-->');
  const nextElementEnd = new Map<string, (from: number) => number>();
  /** Where what begins at "<" ends; null when it is no tag. */
  function endAt(begin: number): number | null {
    if (text.startsWith('<!--', begin)) {
      const end = nextCommentEnd(begin + 4);
      if (end < text.length) return end + 3;
    }
    if (!TAG_BEGINS.test(text.charAt(begin + 1))) return null;
    const close = nextGreater(begin + 1);
    if (close === text.length || nextLess(begin + 1) < close) return null;
    const element = REPLACED_WITH_CONTENT.exec(text.slice(begin, begin + 12))?.[1]?.toLowerCase();
    if (element === undefined) return close + 1;
    const search = nextElementEnd.get(element) ?? finder(lower, `</${element}`);
    nextElementEnd.set(element, search);
    const end = text.indexOf('>', search(close));
    return end === -1 ? close + 1 : end + 1;
  }
  let shown = '';
  let at = 0;
  for (let begin = nextLess(0); begin < text.length; begin = nextLess(at)) {
    shown += text.slice(at, begin);
    const end = endAt(begin);
    if (end === null) shown += '<';
    at = end ?? begin + 1;
  }
  return shown + text.slice(at);
}

/** The innermost words in brackets stand for the whole: `[words](address)`, `[words][name]`, `![words](address)`. */
function withoutLinks(text: string): string {
  if (!text.includes(']')) return text;
  let shown = '';
  let input = 0;
  let open: number | null = null;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\\') at++;
    else if (sign === '[') open = at;
    else if (sign === ']' && open !== null) {
      const end = targetEnd(text, at + 1);
      if (end !== null) {
        const image = text.charAt(open - 1) === '!' ? 1 : 0;
        shown += text.slice(input, Math.max(input, open - image)) + text.slice(open + 1, at);
        input = end;
        at = end - 1;
      }
      open = null;
    }
  }
  return shown + text.slice(input);
}

/**
 * Where the address or the name behind words in brackets ends; null when there is none. Addresses have parentheses one
 * deep, so that of two that begin without an end the first gives up at the second.
 */
function targetEnd(text: string, begin: number): number | null {
  if (text.charAt(begin) === '[') {
    for (let at = begin + 1; at < text.length; at++) {
      const sign = text.charAt(at);
      if (sign === '[') return null;
      if (sign === ']') return at + 1;
    }
    return null;
  }
  if (text.charAt(begin) !== '(') return null;
  let depth = 0;
  for (let at = begin; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth === 0) return at + 1;
    if (depth > 2) return null;
  }
  return null;
}

function withoutMailAddresses(text: string): string {
  let shown = '';
  let input = 0;
  const nextAt = finder(text, '@');
  for (let at = nextAt(0); at < text.length; at = nextAt(Math.max(input, at + 1))) {
    let begin = at;
    while (begin > input && IN_MAIL_NAME.test(text.charAt(begin - 1))) begin--;
    MAIL_HOST.lastIndex = at + 1;
    if (begin === at || !MAIL_HOST.test(text)) continue;
    shown += text.slice(input, begin);
    input = MAIL_HOST.lastIndex;
  }
  return shown + text.slice(input);
}
