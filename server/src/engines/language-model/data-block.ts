import { randomBytes } from 'node:crypto';

/** A sign that nobody can have written beforehand, new for each question. */
export function newBoundary(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Something for a model to read and not to obey. It is JSON on a single line, without `<` and `>`: nothing in it can look
 * like the end of the block.
 */
export function dataBlock(boundary: string, name: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, escaped);
  return `<data name="${name}" boundary="${boundary}">\n${json}\n</data boundary="${boundary}">`;
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
