import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token that opens something. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
