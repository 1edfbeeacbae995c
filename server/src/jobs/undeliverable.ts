/** Thrown by who sends a message that no further attempt can bring to its receiver. */
export class Undeliverable extends Error {}
