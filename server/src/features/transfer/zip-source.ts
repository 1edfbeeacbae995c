import { rm } from 'node:fs/promises';
import { Failure } from '../../failure.ts';
import { isHortusFoxBackup, readHortusFoxBackup } from '../../import-formats/hortusfox-backup.ts';
import type { ImportedPlant } from '../../import-formats/imported-plant.ts';
import { type OpenZip, openZip, ZipError } from '../../zip/read-zip.ts';
import type { GardenSource } from './garden-source.ts';
import { type Garden, isGardenFile, readGarden } from './read-garden.ts';

const MOST_PHOTO_BYTES = 15 * 1024 * 1024;
const MOST_FILES = 200_000;

const NOT_A_ZIP = 'This is not a complete ZIP file. Please download your data again, and choose the ZIP file as it is.';
const UNKNOWN = 'This ZIP file was not made by “Download My Data”, and it is no backup of HortusFox with plants.';

interface Options {
  /** The gardener's day. */
  today: string;
  gardenOf: (plants: readonly ImportedPlant[]) => Garden;
}

type Content = Pick<GardenSource, 'kind' | 'garden' | 'photoPaths' | 'leftOut'> & {
  /** Where the photo of a name is in the ZIP file. */
  fileOf: (photo: string) => string;
};

/**
 * Opens a received ZIP file of downloaded data or of HortusFox, and checks all of it but the pixels of its photos. Closing it
 * deletes the file.
 * @throws Failure in the gardener's words
 */
export async function openZipSource(file: string, options: Options): Promise<GardenSource> {
  const zip = await inGardenersWords(openZip(file, MOST_FILES));
  try {
    const { fileOf, ...content } = await inGardenersWords(contentOf(zip, options));
    return {
      ...content,
      photoBytes: content.photoPaths.reduce((sum, photo) => sum + (zip.sizes.get(fileOf(photo)) ?? 0), 0),
      readPhoto: (photo) => inGardenersWords(zip.read(fileOf(photo), MOST_PHOTO_BYTES)),
      async close() {
        zip.close();
        await rm(file, { force: true });
      },
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function contentOf(zip: OpenZip, { today, gardenOf }: Options): Promise<Content> {
  if (isGardenFile(zip)) return { kind: 'zip', ...(await readGarden(zip)), leftOut: [], fileOf: (photo) => photo };
  if (!isHortusFoxBackup(zip)) throw new Failure('invalid_input', UNKNOWN);
  const { plants, photoFiles, leftOut } = await readHortusFoxBackup(zip, today);
  const fileOf = (photo: string) => photoFiles.get(photo) ?? photo;
  return { kind: 'hortusfox', garden: gardenOf(plants), photoPaths: [...photoFiles.keys()], leftOut, fileOf };
}

async function inGardenersWords<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof ZipError ? new Failure('invalid_input', NOT_A_ZIP) : error;
  }
}
