import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Less would not get smaller by enough to be worth it. */
const LEAST_BYTES = 1024;
/** Smaller than gzip at the same time; higher levels take many times longer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The best encoding that a caller accepts; none if the answer is to be sent as it is. */
export function acceptedEncoding(accepted = ''): Encoding | undefined {
  const names = accepted
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !/;\s*q=0(\.0*)?$/.test(name))
    .map((name) => name.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** @returns null for a text that is too short to be compressed. */
export async function compress(text: Buffer, encoding: Encoding): Promise<Buffer | null> {
  if (text.length < LEAST_BYTES) return null;
  return encoding === 'br' ? promisify(brotliCompress)(text, BROTLI) : promisify(gzip)(text);
}
