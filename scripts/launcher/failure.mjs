/** An error that the user can fix: its message is shown, its stack is not. */
export class Failure extends Error {}
