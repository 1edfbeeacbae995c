import { AILMENT_NAMES } from './ailments.ts';

const ROUNDS = 8;

/** Eight of every ailment; one round is for choosing the bounds of colors, the next for telling how well they do. */
export const LEAVES = Array.from({ length: ROUNDS * AILMENT_NAMES.length }, (_, number) => number);

export const TUNING = LEAVES.filter((number) => Math.floor(number / AILMENT_NAMES.length) % 2 === 0);

export const REPORTED = LEAVES.filter((number) => Math.floor(number / AILMENT_NAMES.length) % 2 === 1);
