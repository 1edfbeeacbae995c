import type { Token } from '../tokens.ts';
import { PhraseTable } from './phrase-table.ts';

const SETTINGS = [
  'radiator',
  'draft',
  'cold window',
  'unheated shelter',
  'dark shelter',
  'heated room',
  'outdoors',
] as const;

/** A place whose warmth or air decides whether a plant may stand there. */
export type Setting = (typeof SETTINGS)[number];

const table = new PhraseTable(new URL('settings.json', import.meta.url), SETTINGS);

/** Words that take a place back: "1 m away from the radiator", "no heater". */
const AWAY = new Set(['away', 'far', 'no', 'not', 'without', 'never']);

/** The settings that the words name. */
export function settingsIn(tokens: readonly Token[]): ReadonlySet<Setting> {
  return new Set(
    table
      .in(tokens)
      .filter(({ start }) => !tokens.slice(Math.max(0, start - 4), start).some(({ word }) => AWAY.has(word)))
      .map(({ meaning }) => meaning),
  );
}
