import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a hash verifies its own password and no other', async () => {
  const hash = await hashPassword('green thumb');
  expect(await verifyPassword('green thumb', hash)).toBe(true);
  expect(await verifyPassword('Green thumb', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('green thumb')).not.toBe(await hashPassword('green thumb'));
});

test('a hash is argon2id in the PHC format, as any other program would make it', async () => {
  const [, kind, version, cost, salt = '', hash] = (await hashPassword('green thumb')).split('$');
  expect([kind, version, cost]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
  const expected = argon2Sync('argon2id', {
    message: 'green thumb',
    nonce: Buffer.from(salt, 'base64'),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  expect(hash).toBe(expected.toString('base64').replaceAll('=', ''));
});

test('a hash made at another cost still verifies', async () => {
  const nonce = Buffer.alloc(16, 7);
  const cost = { memory: 64, passes: 1, parallelism: 1 };
  const hash = argon2Sync('argon2id', { message: 'green thumb', nonce, tagLength: 32, ...cost });
  const phc = `$argon2id$v=19$m=64,t=1,p=1$${nonce.toString('base64').slice(0, 22)}$${hash.toString('base64').slice(0, 43)}`;
  expect(await verifyPassword('green thumb', phc)).toBe(true);
  expect(await verifyPassword('black thumb', phc)).toBe(false);
});

test('a stored text that is not a hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('green thumb', 'plain text')).rejects.toThrow(/PHC/);
});
