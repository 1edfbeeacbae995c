/** The smaller pictures of a photo: the length of their shorter side in pixels. One that is smaller is never enlarged. */
export const PHOTO_SIDES = [160, 320, 640] as const;

export type PhotoSide = (typeof PHOTO_SIDES)[number];

/** The address of a smaller picture of the photo at `photoUrl`, as `/photos/<name>-320.webp`. */
export function photoAtSide(photoUrl: string, side: PhotoSide): string {
  return photoUrl.replace(/\.webp$/, `-${side}.webp`);
}
