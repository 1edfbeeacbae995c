/** What every list that is searched and sorted has in common. */
export interface Browsing<Sort extends string> {
  readonly search: string;
  readonly sort: Sort;
  readonly direction: Direction;
}

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One of the known words, from an address that anyone may have typed. */
export function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((word) => word === value);
}
