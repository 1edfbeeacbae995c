import { randomBytes } from 'node:crypto';

/** A random marker for each question, which nobody could have put into the data beforehand. */
export function newBoundary(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Data for a model that must not be followed as instructions. It is JSON on a single line, without `<` and `>`, so that
 * nothing in it can look like the end of the block.
 */
export function dataBlock(boundary: string, name: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, escaped);
  return `<data name="${name}" boundary="${boundary}">\n${json}\n</data boundary="${boundary}">`;
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
