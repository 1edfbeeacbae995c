import { Html, html } from './html.ts';
import { oneLine } from './one-line.ts';

/** An email as plain text and as HTML, with the same words. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** A notification about one plant, or about the garden if there is no plant name. */
export interface Entry {
  label: string;
  title: string;
  plantName: string | null;
  message: string;
  url: string;
  pictureCid: string | null;
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'entry'; entry: Entry }
  | { kind: 'button'; label: string; url: string };

interface Content {
  subject: string;
  /** The name in the greeting; null for a receiver who may be a stranger to the sender. */
  name: string | null;
  blocks: Block[];
  footer: { reason: string; links: { label: string; url: string }[] };
}

/** Writes an email as plain text and as HTML for any mail program: tables, inline styles, nothing loaded. */
export function writeLetter({ subject, name, blocks, footer }: Content): Letter {
  const greeting = name === null ? 'Hello,' : `Hello ${oneLine(name)},`;
  const links = footer.links.map(({ label, url }) => `${label}: ${url}`);
  return {
    subject: oneLine(subject),
    text: [greeting, ...blocks.map(blockAsText), ['-- ', footer.reason, ...links].join('\n')].join('\n\n').concat('\n'),
    html: page(oneLine(subject), [
      html`<p style="margin:0 0 20px">${greeting}</p>`,
      ...blocks.map(blockAsHtml),
      html`<p class="soft line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${LIGHT.line};color:${LIGHT.soft};font-size:13px;line-height:20px">${footer.reason}${footer.links.map(footerLink)}</p>`,
    ]),
  };
}

function blockAsText(block: Block): string {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'button') return `${block.label}:\n${block.url}`;
  const { label, title, plantName, message, url } = block.entry;
  const head = [label, title].filter((part) => part !== '').map(oneLine);
  return [head.join(': '), ...(plantName === null ? [] : [oneLine(plantName)]), message, url].join('\n');
}

function blockAsHtml(block: Block): Html {
  if (block.kind === 'paragraph') return html`<p style="margin:0 0 20px">${lines(block.text)}</p>`;
  if (block.kind === 'button') return button(block);
  return entryAsHtml(block.entry);
}

function entryAsHtml({ label, title, plantName, message, url, pictureCid }: Entry): Html {
  const alt = plantName === null ? '' : `Photo of ${oneLine(plantName)}`;
  const picture =
    pictureCid === null
      ? html``
      : html`<td width="96" valign="top" style="padding:16px 16px 16px 0"><a href="${url}"><img src="cid:${pictureCid}" width="96" alt="${alt}" style="display:block;width:96px;height:auto;border:0;border-radius:12px"></a></td>`;
  const plant = plantName === null ? html`` : html`<div style="font-weight:600">${oneLine(plantName)}</div>`;
  const kind =
    label === '' ? html`` : html`<div class="soft" style="color:${LIGHT.soft};font-size:13px">${oneLine(label)}</div>`;
  return html`<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px;border-top:1px solid ${LIGHT.line}"><tr>${picture}<td valign="top" style="padding:16px 0">${kind}<div style="font-size:18px;line-height:26px"><a class="leaf" href="${url}" style="color:${LIGHT.leaf};font-weight:600">${oneLine(title)}</a></div>${plant}<div>${lines(message)}</div></td></tr></table>`;
}

function button({ label, url }: { label: string; url: string }): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0"><tr><td class="button" bgcolor="${LIGHT.leaf}" style="border-radius:10px;background:${LIGHT.leaf}"><a class="on-button" href="${url}" style="display:inline-block;padding:13px 22px;color:${LIGHT.onLeaf};font-weight:600;text-decoration:none">${label}</a></td></tr></table>`;
}

function footerLink({ label, url }: { label: string; url: string }): Html {
  return html`<br><a class="soft" href="${url}" style="color:${LIGHT.soft}">${label}</a>`;
}

function lines(text: string): Html {
  const [first = '', ...further] = text.split(/\r\n|\r|\n/);
  return html`${first}${further.map((line) => html`<br>${line}`)}`;
}

/** The colors of the application. Mail programs that darken a light email keep such pairs readable. */
const LIGHT = {
  paper: '#f7f2e7',
  ink: '#202b20',
  soft: '#56604f',
  line: '#e2dac7',
  leaf: '#2f6a3d',
  onLeaf: '#fffdf6',
};
const DARK = { paper: '#111813', ink: '#ecebdc', soft: '#abb6a4', line: '#2c392e', leaf: '#8cc886', onLeaf: '#0d1a10' };

const DARK_STYLE = new Html(
  `@media (prefers-color-scheme:dark){.paper{background:${DARK.paper}!important;color:${DARK.ink}!important}` +
    `.soft{color:${DARK.soft}!important}.line{border-color:${DARK.line}!important}.leaf{color:${DARK.leaf}!important}` +
    `.button{background:${DARK.leaf}!important}.on-button{color:${DARK.onLeaf}!important}}`,
);

const FONT = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function page(title: string, content: Html[]): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="paper" style="margin:0;background:${LIGHT.paper};color:${LIGHT.ink}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.paper}" style="background:${LIGHT.paper};color:${LIGHT.ink}">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="font-family:${FONT};font-size:16px;line-height:24px;overflow-wrap:anywhere">
<p class="leaf" style="margin:0 0 24px;color:${LIGHT.leaf};font-family:Fraunces,Georgia,serif;font-size:22px">AI Plant Care</p>
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.source;
}
