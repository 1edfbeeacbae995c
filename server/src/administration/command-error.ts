/** An error that the administrator can correct, in one line. */
export class CommandError extends Error {}
