import { login, me, updateQuietHours } from '@plantcare/contract/auth.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

const EQUAL = 'Quiet hours must begin and end at different times';
const NO_TIME = 'Please enter a time such as 21:00';

describe('quiet hours', () => {
  test('are off until they are chosen, from nine in the evening to eight in the morning', async () => {
    const { user } = await server.register();
    expect(user.quietHours).toEqual({ enabled: false, from: '21:00', until: '08:00' });
  });

  test('are kept as they were chosen, also while they are off', async () => {
    const { token, email, password } = await server.register();
    for (const json of [
      { enabled: true, from: '22:30', until: '06:45' },
      { enabled: false, from: '13:00', until: '15:00' },
    ]) {
      const { user } = await server.call(updateQuietHours, { json }, token);
      expect(user.quietHours).toEqual(json);
      expect(await server.call(me, {}, token)).toEqual({ user });
    }
    const again = await server.call(login, { json: { email, password } });
    expect(again.user.quietHours).toEqual({ enabled: false, from: '13:00', until: '15:00' });
  });

  test.each([
    ['from', '24:00', NO_TIME],
    ['from', '9:00', NO_TIME],
    ['until', '08:00:00', NO_TIME],
    ['until', '', NO_TIME],
    ['until', undefined, NO_TIME],
    ['until', '21:00', EQUAL],
  ])('with %s set to %j are refused', async (field, wrong, msg) => {
    const { token } = await server.register();
    const json = { enabled: true, from: '21:00', until: '08:00', [field]: wrong };
    expect(await server.refusal(updateQuietHours, { json }, token)).toMatchObject({
      status: 400,
      code: 'invalid_input',
      msg,
      fields: { [field]: msg },
    });
  });

  test('that are neither on nor off are refused', async () => {
    const { token } = await server.register();
    const json = { enabled: 'yes', from: '21:00', until: '08:00' };
    expect(await server.refusal(updateQuietHours, { json }, token)).toMatchObject({
      status: 400,
      fields: { enabled: expect.any(String) },
    });
  });
});
