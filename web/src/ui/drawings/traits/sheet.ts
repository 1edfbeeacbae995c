import type { TRAITS, Trait } from '@plantcare/contract/identification-key.ts';
import type { ReactNode } from 'react';

/** A drawing for each value of a trait, on a sheet of 64 by 64. */
export type DrawnValues<T extends Trait> = Readonly<Record<(typeof TRAITS)[T][number], ReactNode>>;

export const SHEET = '0 0 64 64';
