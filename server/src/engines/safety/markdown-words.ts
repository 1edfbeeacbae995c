import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Removing a link may leave another one. A text that nests links more deeply loses all its brackets. */
const MAX_ROUNDS = 4;

const ADDRESS = /(?:https?:\/\/|ftp:\/\/|mailto:|xmpp:|www\.)[^\s<>]*/gi;
const MAIL_ADDRESS = /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Elements whose content is not readable text. */
const UNREADABLE =
  /<(script|style|iframe|object|svg|math|template|noscript|title|textarea)\b[^<>]*>.*?(?:<\/\1[^<>]*>|$)/gis;
const COMMENT = /<!--.*?-->/gs;
const TAG = /<[a-z/!?][^<>]*>/gi;

/** The words of a Markdown text, with its headings, lists and emphasis, without HTML, links, images and addresses. */
export function markdownWords(text: string): string {
  let words = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fewer = onceMarkdownWords(words);
    if (fewer === words) return withoutHalves(words);
    words = fewer;
  }
  return withoutHalves(words.replaceAll(/[<>[\]]/g, ' '));
}

/** Addresses last, because removing one would also remove the end of a link around it. */
function onceMarkdownWords(text: string): string {
  const words = withoutLinks(withoutTags(text));
  return words === text ? withoutAddresses(text) : words;
}

/** Also where a Markdown parser sees no HTML: the result may be shown without parsing it as Markdown. */
function withoutTags(text: string): string {
  return text.includes('<') ? text.replaceAll(UNREADABLE, '').replaceAll(COMMENT, '').replaceAll(TAG, '') : text;
}

function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESS, '').replaceAll(MAIL_ADDRESS, '');
}

/** The text with links replaced by their words, and without link definitions. */
function withoutLinks(text: string): string {
  if (!text.includes('](') && !text.includes('][') && !text.includes(']:') && !text.includes('<')) return text;
  let words = '';
  let end = 0;
  for (const { from, to, instead } of linksIn(fromMarkdown(text), text)) {
    words += text.slice(end, from) + instead;
    end = to;
  }
  return words + text.slice(end);
}

interface Link {
  from: number;
  to: number;
  instead: string;
}

/** In the order of the text; a link inside a link is left for the next round. */
function linksIn(node: Nodes, text: string): Link[] {
  const from = node.position?.start.offset;
  const to = node.position?.end.offset;
  if (from === undefined || to === undefined) return [];
  switch (node.type) {
    case 'definition':
      return [{ from, to, instead: '' }];
    case 'image':
    case 'imageReference':
      return [{ from, to, instead: node.alt ?? '' }];
    case 'link':
    case 'linkReference': {
      const first = node.children[0]?.position?.start.offset;
      const last = node.children.at(-1)?.position?.end.offset;
      return [{ from, to, instead: first === undefined || last === undefined ? '' : text.slice(first, last) }];
    }
    default:
      return 'children' in node ? node.children.flatMap((child) => linksIn(child, text)) : [];
  }
}

/** Breaks up "<a", "![", "](" and "]:", without which there is no tag, image, link or definition. */
function withoutHalves(text: string): string {
  return text
    .replaceAll(/<(?=[a-z/!?])/gi, '< ')
    .replaceAll('](', '] (')
    .replaceAll(']:', '] :')
    .replaceAll('![', '! [');
}
