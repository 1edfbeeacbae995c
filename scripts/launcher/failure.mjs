/** Something went wrong that the person at the terminal can act on: the message is shown, the stack is not. */
export class Failure extends Error {}
