/** The size that the engines use; more would only take longer on a mobile network. */
const LONGEST_SIDE = 1600;
const JPEG_QUALITY = 0.85;
/** A smaller file is sent unchanged. */
const SMALL_BYTES = 400_000;

/** Width and height limited to the longest side, in whole pixels; a picture is never enlarged. */
export function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The photo as a JPEG of at most 1600 px. A photo that this browser cannot read, such as HEIC, is sent unchanged, because
 * the server can read it.
 */
export async function shrunkPhoto(photo: File): Promise<Blob> {
  if (photo.size <= SMALL_BYTES) return photo;
  const bitmap = await createImageBitmap(photo).catch(() => null);
  if (bitmap === null) return photo;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittingSize(bitmap.width, bitmap.height));
  const pen = canvas.getContext('2d');
  if (pen === null) return photo;
  // JPEG has no transparency; without a background it would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  return jpeg !== null && jpeg.size < photo.size ? jpeg : photo;
}
