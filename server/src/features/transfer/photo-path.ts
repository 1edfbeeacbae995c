const MAX_NAME = 60;

interface NamedPhoto {
  /** A UUID, whose last digits keep the names of files apart. */
  id: string;
  plant: string;
  /** When the diary entry of the photo happened; without one it is the photo of the plant itself. */
  date?: string | undefined;
}

/** Where a photo lies in the ZIP file, such as `photos/diary/2026-05-01-Boston-fern-1a2b3c4d5e6f.webp`. */
export function photoPath({ id, plant, date }: NamedPhoto): string {
  // Letters and digits of any script; everything else could mean something to a file system.
  const name = plant
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const readable = [...name].slice(0, MAX_NAME).join('') || 'plant';
  const ending = `${readable}-${id.slice(-12)}.webp`;
  return date === undefined ? `photos/plants/${ending}` : `photos/diary/${date.slice(0, 10)}-${ending}`;
}
