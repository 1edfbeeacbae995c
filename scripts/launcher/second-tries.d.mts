/** What TypeScript needs to know of `second-tries.mjs`, which also runs on the older Node of somebody's machine. */

/** A line for each test that passed only on its second try, and one for why it failed before; none without such a test. */
export function secondTries(reports: readonly object[]): string[];
