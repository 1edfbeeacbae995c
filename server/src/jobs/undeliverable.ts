/** Thrown when a message cannot be delivered by any further attempt. */
export class Undeliverable extends Error {}
