/**
 * The statuses by which a proxy says that it does not reach the server, and an overloaded server that it does not answer now:
 * the same as no answer, and what was last seen is shown.
 */
const NO_SERVER: readonly number[] = [502, 503, 504];

/** Whether an answer of this status, or none (0), means that the server cannot be reached at the moment. */
export function isNoServer(status: number): boolean {
  return status === 0 || NO_SERVER.includes(status);
}
