import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of such a token. Other texts are not looked up; PostgreSQL refuses some characters. */
export function couldBeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The part of an access token that is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
