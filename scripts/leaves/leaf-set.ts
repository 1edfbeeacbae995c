import { AILMENT_NAMES } from './ailments.ts';

const ROUNDS = 8;

/** Eight of each problem. The limits for colors and patterns are tuned on every other round and tested on the rest. */
export const LEAVES = Array.from({ length: ROUNDS * AILMENT_NAMES.length }, (_, number) => number);

export const TUNING = LEAVES.filter((number) => Math.floor(number / AILMENT_NAMES.length) % 2 === 0);

export const REPORTED = LEAVES.filter((number) => Math.floor(number / AILMENT_NAMES.length) % 2 === 1);
