import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells this release from others, whose answers may look different: the fingerprint of its contents, which the build writes
 * beside the program, so that several processes agree on it. Without a build each process counts as a release of its own.
 */
export function readRelease(program = process.argv[1] ?? ''): string {
  const file = path.join(path.dirname(program), 'fingerprint');
  return existsSync(file) ? readFileSync(file, 'utf8') : randomUUID();
}
