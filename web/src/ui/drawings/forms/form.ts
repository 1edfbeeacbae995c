import type { ReactNode } from 'react';
import type { Variation } from '../variation.ts';

/** Draws one plant in its pot on a 200 x 200 sheet. A plain function, so that a repeated render repeats the drawing. */
export type DrawForm = (vary: Variation, green: string) => ReactNode;

/** The whole numbers below `count`, to draw that many leaves. */
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
