import { AILMENT_NAMES } from './ailments.ts';

const ROUNDS = 8;

/** Eight of every ailment: the bounds of colors and patterns are chosen by every other round, and held against the rest. */
export const LEAVES = Array.from({ length: ROUNDS * AILMENT_NAMES.length }, (_, number) => number);

export const TUNING = LEAVES.filter((number) => Math.floor(number / AILMENT_NAMES.length) % 2 === 0);

export const REPORTED = LEAVES.filter((number) => Math.floor(number / AILMENT_NAMES.length) % 2 === 1);
