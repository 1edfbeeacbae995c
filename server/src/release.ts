import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells this release from others, whose answers may look different. It is the fingerprint of the sources that the build
 * writes beside the program; without a build each process counts as a release of its own.
 */
export function readRelease(program = process.argv[1] ?? ''): string {
  const fingerprint = path.join(path.dirname(program), '.built-from');
  return existsSync(fingerprint) ? readFileSync(fingerprint, 'utf8') : randomUUID();
}
