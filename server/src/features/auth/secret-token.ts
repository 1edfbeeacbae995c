import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text may be such a token: what cannot be one need not, and at times cannot, be looked for. */
export function couldBeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is stored of a token that opens something. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
