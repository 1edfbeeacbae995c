/** Common to all lists that can be searched and sorted. */
export interface Browsing<Sort extends string> {
  readonly search: string;
  readonly sort: Sort;
  readonly direction: Direction;
}

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One of the known values, from an address that may have been typed by hand. */
export function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((word) => word === value);
}
