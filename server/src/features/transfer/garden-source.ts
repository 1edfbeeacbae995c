import type { ImportSource } from '@plantcare/contract/transfer.ts';
import type { Garden } from './read-garden.ts';

/** What is imported: a garden that was read from a file and checked. */
export interface GardenSource {
  kind: ImportSource;
  garden: Garden;
  /** The photos that plants and entries show, by the names that the garden has for them, each once. */
  photoPaths: readonly string[];
  /** Of all of them, in bytes. */
  photoBytes: number;
  /** What of the file has no place here, such as "5 inventory items". */
  leftOut: readonly string[];
  /** @throws Failure when it is damaged or too large. */
  readPhoto(path: string): Promise<Buffer>;
  close(): Promise<void>;
}
