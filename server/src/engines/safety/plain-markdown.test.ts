import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLine, plainMarkdown } from './plain-markdown.ts';

const plain = (text: string) => plainMarkdown(text, 1000);

test('harmless Markdown is not changed', () => {
  const text =
    '## Water\n\n- **Check** the top 3 cm [of soil]\n- Below < 10 °C and > 30 °C: *stop*\n\n1. `wait` 3–4 days';
  expect(plain(text)).toBe(text);
});

test.each([
  ['<script>steal()</script>Water it.', 'Water it.'],
  ['Water<img src=x onerror=steal()> it.', 'Water it.'],
  ['<scr<script>x</script>ipt>Water it.', 'Water it.'],
  ['<<b>script>steal()', ''],
  ['<[img src=x onerror=steal()>](y)Water it.', 'Water it.'],
  ['<!-- unseen -->Water it.', 'Water it.'],
  ['Water it. <img src="https://evil.example/', 'Water it. < img src="'],
  ['![beacon](https://evil.example/?q=secret)Water it.', 'beaconWater it.'],
  ['![beacon][b]\n\n[b]: https://evil.example/x.png', 'beacon'],
  ['[Click](https://evil.example "now") it.', 'Click it.'],
  ['[a](javascript:alert\\(1\\))', 'a'],
  ['[![a](https://evil.example/1)](https://evil.example/2)', 'a'],
  ['[a [b] c](https://evil.example)', 'a [b] c'],
  ['<https://evil.example>', ''],
  ['See https://evil.example/x or www.evil.example.', 'See  or'],
  ['Write to me@evil.example now', 'Write to  now'],
  ['hhttp://ttp://evil.example', 'h'],
  ['Wa\u0000t\u0007er\u200b \u202eit\u2069.', 'Water it.'],
  ['one\r\ntwo\u2028three\n\n\n\nfour', 'one\ntwo\nthree\n\nfour'],
  ['\ud800Water', '\ufffdWater'],
])('%j becomes %j', (text, shown) => {
  expect(plain(text)).toBe(shown);
});

test('no input leads to a tag, an image, a link or a hidden character', () => {
  const part = fc.constantFrom(
    ...[
      '<',
      '>',
      '[',
      ']',
      '(',
      ')',
      '!',
      ':',
      '/',
      '\\',
      '"',
      'a',
      'http',
      's://',
      'www.',
      'img src=x',
      'script',
      '\n',
      ' ',
    ],
    ...[
      '](',
      ']:',
      '![',
      '<script>',
      '</script>',
      'https://evil.example',
      '@evil.example',
      '\u202e',
      '\u0000',
      '\ud800',
      '\u{e0041}',
      '&lt;',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 5 })), { maxLength: 30 }), (parts) => {
      const shown = plainMarkdown(parts.join(''), 200);
      expect(shown).not.toMatch(/<[a-z/!?]|\]\(|\]:|!\[|https?:\/\/|www\./i);
      expect(shown).not.toMatch(/[^\P{C}\n]/u);
      expect(shown.length).toBeLessThanOrEqual(200);
      expect(plainLine(parts.join(''), 50)).not.toMatch(/[\n*_`[\]]/);
    }),
    { numRuns: 500 },
  );
});

test('deeply nested tags are removed with all their brackets', () => {
  expect(plain(`${'<b'.repeat(40)} and ${'>'.repeat(40)}`)).not.toContain('<');
  expect(plain(`${'<'.repeat(40)}b${'>b'.repeat(40)}`)).not.toContain('<');
});

test('a long text is cut after a whole word, with an ellipsis', () => {
  expect(plainMarkdown('water it well today', 15)).toBe('water it well…');
  expect(plainMarkdown('w'.repeat(30), 10)).toBe('wwwwwwwww…');
});

test('a name is one line without markup', () => {
  expect(plainLine('**Monstera\n deliciosa** <b>[x](https://evil.example)</b>', 100)).toBe('Monstera deliciosa x');
});

test('text crafted to be slow to parse is parsed to its end', () => {
  for (const text of [
    ...[
      '<script>',
      '[',
      '![a](',
      '<',
      '](',
      '(',
      'https://',
      '<!--',
      '<a',
      '!',
      ' ',
      '[a](()',
      '[a][',
      'a',
      'a.',
      'a@',
    ],
    ...['<script></script x', '\\', '\n ', '[x](y)', '<b>'],
  ]) {
    expect(plainMarkdown(`${text.repeat(50_000)}x`, 8000).length).toBeLessThanOrEqual(8000);
  }
  expect(plainMarkdown(`${'['.repeat(15_000)}a${'](b)'.repeat(4000)}`, 8000).length).toBeLessThanOrEqual(8000);
  expect(plainMarkdown(`${'<b'.repeat(8000)}${'>'.repeat(8000)}`, 8000)).not.toContain('<b');
});
