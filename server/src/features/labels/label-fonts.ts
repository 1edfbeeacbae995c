import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** The parts of Noto Sans that labels are printed in. Other scripts would need larger fonts, and text shaping. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
const WEIGHTS = [400, 700] as const;

export type Weight = (typeof WEIGHTS)[number];

interface LabelFont {
  /** Unique, under which the PDF knows it. */
  name: string;
  bytes: Buffer;
  font: Font;
}

/** A part of a text in one font. */
export interface Run {
  font: string;
  text: string;
}

export type LabelFonts = Awaited<ReturnType<typeof loadLabelFonts>>;

/** Reads the fonts, some 300 kB. */
export async function loadLabelFonts() {
  const fontkit = await import('fontkit');
  const ofWeight = (weight: Weight) =>
    Promise.all(
      SCRIPTS.map(async (script): Promise<LabelFont> => {
        const file = import.meta.resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff`);
        const bytes = await readFile(fileURLToPath(file));
        return { name: `${script}-${weight}`, bytes, font: fontkit.create(bytes) as Font }; // A file has one font.
      }),
    );
  const fonts: Record<Weight, LabelFont[]> = { 400: await ofWeight(400), 700: await ofWeight(700) };

  return {
    all: WEIGHTS.flatMap((weight) => fonts[weight]),

    /** A text without the characters that no font has, which would be printed as empty boxes. */
    printable(text: string): string {
      const known = (character: string) =>
        fonts[400].some(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
      return [...text.normalize('NFC').replaceAll(/\s+/g, ' ')].filter(known).join('').replaceAll(/ +/g, ' ').trim();
    },

    /** A printable text in parts, each in the first font that has all of its characters. */
    runs(text: string, weight: Weight): Run[] {
      const runs: Run[] = [];
      for (const character of text) {
        const code = character.codePointAt(0) ?? 0;
        const last = runs.at(-1);
        const has = ({ font }: LabelFont) => font.hasGlyphForCodePoint(code);
        const continues = last && fonts[weight].some((each) => each.name === last.font && has(each));
        const found = continues ? last.font : fonts[weight].find(has)?.name;
        if (found === undefined) continue;
        if (continues) last.text += character;
        else runs.push({ font: found, text: character });
      }
      return runs;
    },
  };
}
