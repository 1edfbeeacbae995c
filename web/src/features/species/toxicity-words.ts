import type { Toxic } from '@plantcare/contract/species.ts';
import type { Tone } from '@/ui/content/badge.tsx';

/** Nobody knows is no comfort: it has a look of its own, and is never told as harmless. */
export const TOXIC_TONES: Record<Toxic, Tone> = { yes: 'berry', no: 'leaf', unknown: 'sun' };

const WORDS: Record<Toxic, (whom: string) => string> = {
  yes: (whom) => `Toxic to ${whom}`,
  no: (whom) => `Not toxic to ${whom}`,
  unknown: (whom) => `Unknown for ${whom}`,
};

export function toxicText(toxic: Toxic, whom: 'cats' | 'dogs' | 'people'): string {
  return WORDS[toxic](whom);
}
