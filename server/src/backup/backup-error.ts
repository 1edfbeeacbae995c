/** Something the person who makes or restores a backup can fix; its message is one line. */
export class BackupError extends Error {}
