import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../web/src/ui/theme/${name}`, import.meta.url), 'utf8');
const theme = read('theme.css');
const base = read('base.css');
const fields = readFileSync(new URL('../../web/src/ui/controls/field.tsx', import.meta.url), 'utf8');

/** The colors that a block of the theme sets, by name: `ink-soft` → `#56604f`. */
function colorsAfter(selector: string): Map<string, string> {
  const start = theme.indexOf(`${selector} {`);
  const block = theme.slice(start, theme.indexOf('\n  }', start + 1));
  return new Map(
    [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

const light = colorsAfter('@theme');
const THEMES = { light, dark: new Map([...light, ...colorsAfter('[data-theme="dark"]')]) };

/** The relative luminance of WCAG 2.2, from 0 (black) to 1 (white), of a color such as `#56604f`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The color that a rule of the base styles gives a property: `var(--color-ink-soft)` → `ink-soft`. */
function tokenOf(selector: string, property: string): string {
  const start = base.indexOf(`${selector} {`);
  const rule = base.slice(start, base.indexOf('}', start));
  return new RegExp(`[ ;]${property}:[^;]*var\\(--color-([\\w-]+)\\)`).exec(rule)?.[1] ?? '';
}

function colorIn(name: 'light' | 'dark', token: string): string {
  return THEMES[name].get(token) ?? `no color ${token}`;
}

const BACKGROUNDS = ['sheet', 'paper'];
const CHOSEN = 'moss-soft';

for (const name of ['light', 'dark'] as const) {
  it.each(BACKGROUNDS)(`gives placeholders the contrast of text, 4.5:1, on %s in the ${name} theme`, (background) => {
    const color = colorIn(name, tokenOf('::placeholder', 'color'));
    expect(contrast(color, colorIn(name, background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...BACKGROUNDS, CHOSEN])(`draws unchecked boxes at 3:1 or more on %s in the ${name} theme`, (background) => {
    const border = colorIn(name, tokenOf('input[type="checkbox"]', 'border'));
    expect(contrast(border, colorIn(name, background))).toBeGreaterThanOrEqual(3);
  });

  it.each(BACKGROUNDS)(`draws the borders of fields at 3:1 or more on %s in the ${name} theme`, (background) => {
    // The color unmixed: a token with an opacity (`border-ink/70`) is none of the theme.
    const border = /\bborder border-([\w/-]+) /.exec(fields)?.[1] ?? '';
    expect(contrast(colorIn(name, border), colorIn(name, background))).toBeGreaterThanOrEqual(3);
  });

  it(`shows checked boxes at 3:1 or more, with their tick, in the ${name} theme`, () => {
    const filled = colorIn(name, tokenOf('input[type="checkbox"]:checked', 'background'));
    const tick = colorIn(name, tokenOf('input[type="checkbox"]::before', 'background'));
    for (const background of BACKGROUNDS) {
      expect(contrast(filled, colorIn(name, background))).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(tick, filled)).toBeGreaterThanOrEqual(3);
  });
}

it('is repeated by the frame that shows before the style sheet is loaded', () => {
  const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
  const blocks = { light: '      #shell {', dark: '[data-theme="dark"] #shell {' };
  for (const name of ['light', 'dark'] as const) {
    const start = page.indexOf(blocks[name]);
    const colors = [...page.slice(start, page.indexOf('}', start)).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
    expect(colors).toHaveLength(6);
    for (const [, token = '', color] of colors) expect(color, `${token}, ${name}`).toBe(colorIn(name, token));
  }
});

it('computes the ratios of known pairs', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
