/** The names of a photo's two pictures, in the storage and below `/photos/`. */
export function photoFiles(name: string) {
  return { full: `${name}.webp`, thumbnail: `${name}-480.webp` };
}

/** The storage's own error, which its library wraps. */
export function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

/** Whether reading failed because there is no file of that name. */
export function isMissing(error: unknown): boolean {
  const reason = reasonOf(error);
  if (!(reason instanceof Error)) return false;
  return reason.name === 'NoSuchKey' || ('code' in reason && reason.code === 'ENOENT');
}
