import { PHOTO_SIDES, type PhotoSide } from '@plantcare/contract/photo-sides.ts';

/** The names of a photo's two pictures, in the storage and below `/photos/`. */
export function photoFiles(name: string) {
  return { full: `${name}.webp`, thumbnail: `${name}-480.webp` };
}

/** The name of a smaller picture, which is made when it is first asked for; a backup leaves it out. */
export function smallerFile(name: string, side: PhotoSide): string {
  return `${name}-${side}.webp`;
}

/** The names of all smaller pictures that a photo may have. */
export function smallerFiles(name: string): string[] {
  return PHOTO_SIDES.map((side) => smallerFile(name, side));
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
