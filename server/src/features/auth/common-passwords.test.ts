import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['123456', 'password', 'Password123', 'QWERTY', 'ｐassword'])('%s is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(['green-thumb', 'correct horse battery', 'Zm8#rT', ''])('%j is not a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
