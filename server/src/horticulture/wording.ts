import type { Species } from '@plantcare/contract/species.ts';

/** "Swiss cheese plant (Monstera deliciosa)", or only the scientific name where no other is usual. */
export function nameOf({ commonNames: [usual], scientificName }: Species): string {
  return usual === undefined || usual === scientificName ? scientificName : `${usual} (${scientificName})`;
}

/** "Swiss cheese plant", or the scientific name where no other is usual. */
export function shortName({
  commonNames: [usual],
  scientificName,
}: Pick<Species, 'commonNames' | 'scientificName'>): string {
  return usual ?? scientificName;
}

/** "light, water and soil" */
export function listed(items: readonly string[], link: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${link} ${items.at(-1)}`;
}

/** The parts that are there, a space between them. */
export function inSentences(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}

/** The text with a capital letter first. */
export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
