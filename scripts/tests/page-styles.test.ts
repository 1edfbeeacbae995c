import { expect, it } from 'vitest';
import { stylesFor } from '../../web/build/page-styles.ts';

const MARKUP = `<main class="page w-[calc(100%-1rem)]"><p class="[&amp;&gt;b]:bold after:content-[&#x27;x&#x27;]">Fern <b>one</b></p></main>`;

it('leaves out of a style sheet the rules for classes that the markup does not have', () => {
  const sheet = `
    .page:not(.card) { margin: 0 }
    .card > p, .list { color: red }
    .page .card { color: red }
    .w-\\[calc\\(100\\%-1rem\\)\\] { width: 1px }
    .\\[\\&\\>b\\]\\:bold > b { top: 0 }
    .after\\:content-\\[\\'x\\'\\]::after { left: 0 }`;
  expect(stylesFor(MARKUP, sheet)).toBe(
    ".page:not(.card){margin:0}.w-\\[calc\\(100\\%-1rem\\)\\]{width:1px}.\\[\\&\\>b\\]\\:bold>b{top:0}.after\\:content-\\[\\'x\\'\\]:after{left:0}",
  );
});

it('keeps what needs no class: themes, fonts, layers and media', () => {
  const sheet =
    '@layer base{html[data-theme=dark]{color:#fff}@media (width<=40rem){p{margin:0}}}@font-face{font-family:A;src:url(/a.woff2)}';
  expect(stylesFor(MARKUP, sheet)).toBe(sheet);
});
