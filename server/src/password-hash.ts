import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

export type PasswordCost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;
export type HashPassword = (password: string) => Promise<string>;

/** argon2id at 19 MiB, 2 passes, 1 lane: OWASP Password Storage Cheat Sheet, 2025. `memory` is in KiB. */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** libuv has four threads, shared with files, photos and DNS lookups: password hashes use at most half of them. */
const oneOfTwo = pLimit(2);
const derive = promisify(argon2);

/** Hashes a password, off the event loop, into the PHC string format (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`). */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2id(password, salt, cost, HASH_BYTES);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** Whether a password matches a hash, using the cost parameters in the hash. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!match) throw new Error('A stored password hash is not in the PHC format for argon2id');
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  const expected = Buffer.from(hash, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await argon2id(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(actual, expected);
}

function argon2id(password: string, nonce: Buffer, cost: PasswordCost, tagLength: number) {
  // Two keyboards may encode the same password differently; NFKC makes them equal.
  const message = password.normalize('NFKC');
  return oneOfTwo(() => derive('argon2id', { message, nonce, tagLength, ...cost }));
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
