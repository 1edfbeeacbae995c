import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../scripts/leaves/drawn/0-healthy-elliptic-pot.jpg');

/** A photo of a leaf, made longer by as many bytes after its end. */
export function leaf(more = 0): Blob {
  return new Blob([readFileSync(FILE), new Uint8Array(more)], { type: 'image/jpeg' });
}
