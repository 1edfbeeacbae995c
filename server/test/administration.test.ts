import { login, register, resetPassword, serverOptions } from '@plantcare/contract/auth.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../src/administration/administer.ts';
import { CommandError } from '../src/administration/command-error.ts';
import { systemClock } from '../src/clock.ts';
import { administeredAccounts } from '../src/features/auth/auth.admin.ts';
import { bootServer } from './support/server.ts';

let server: Awaited<ReturnType<typeof bootServer>>;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.close());

function admin(...args: string[]): Promise<string> {
  return administer(args, {
    db: server.db,
    clock: systemClock,
    publicUrl: 'https://plants.example.org',
    accounts: administeredAccounts(server.db, systemClock),
  });
}

const fern = (token: string) => server.call(addPlant, { form: { name: 'Fern', species: 'Nephrolepis' } }, token);

describe('an administrator', () => {
  test('sees every account with its plants, but no secret', async () => {
    const { token, email } = await server.register();
    await fern(token);
    const said = await admin('users');
    expect(said).toMatch(new RegExp(`${email} +\\S.* +\\d{4}-\\d\\d-\\d\\d +\\d{4}-\\d\\d-\\d\\d +1 +0\\.0`));
    expect(said).not.toMatch(/argon2|token/);
  });

  test('gives a gardener without email a link for a new password, which works once', async () => {
    const { email } = await server.register();
    const token = /^https:\/\/plants\.example\.org\/reset-password\?token=(\S+)\n/.exec(
      await admin('reset-password', email),
    )?.[1];
    const json = { token: `${token}`, newPassword: 'Qu1et-fernery' };
    await server.call(resetPassword, { json });
    await server.call(login, { json: { email, password: json.newPassword } });
    expect(await server.refusal(resetPassword, { json })).toMatchObject({ status: 400 });
  });

  test('closes and opens the registration of the running server', async () => {
    const json = { name: 'Eve', email: 'eve@example.org', password: 'Gr0w-slowly' };
    await admin('registration', 'closed');
    expect(await server.call(serverOptions, {})).toMatchObject({ registration: 'closed' });
    expect(await server.refusal(register, { json })).toMatchObject({ status: 403 });
    await admin('registration', 'open');
    expect(await server.call(serverOptions, {})).toMatchObject({ registration: 'open' });
    await server.call(register, { json });
  });

  test('changes what one account may keep, and sets it back', async () => {
    const { token, email } = await server.register();
    await admin('quota', email, 'plants=1', 'photos-mb=5');
    await fern(token);
    const refusal = { json: undefined, form: { name: 'Ivy', species: 'Hedera' } };
    expect(await server.refusal(addPlant, refusal, token)).toMatchObject({
      msg: 'An account can keep at most 1 plant here. Please delete some first.',
    });
    await admin('quota', email, 'plants=standard');
    await fern(token);
  });

  test('has messages sent again that were given up, from the first attempt on', async () => {
    const { user } = await server.register();
    const message = {
      ...{ id: 'failed', user_id: user._id, kind: 'mail', merge_key: null, payload: 'null', attempts: 12 },
      ...{ send_after: '2020-01-01T00:00:00.000Z', created_at: '2020-01-01T00:00:00.000Z' },
      ...{ claim: null, claimed_until: null, failed_at: '2020-01-03T00:00:00.000Z', last_error: 'nobody there' },
    };
    await server.db.insertInto('outbox').values(message).execute();
    expect(await admin('resend')).toBe('1 message is sent again.');
    const [row] = await server.db.selectFrom('outbox').selectAll().where('id', '=', 'failed').execute();
    expect(row).toMatchObject({ attempts: 0, failed_at: null, last_error: null });
    expect(await admin('resend')).toBe('0 messages are sent again.');
  });

  test.each([
    [['users', 'all'], 'Usage: npm run admin'],
    [['registration', 'half'], 'Usage: npm run admin'],
    [['reset-password', 'nobody@example.org'], 'No account has the address nobody@example.org'],
    [['quota', 'nobody@example.org', 'plants=1'], 'No account has the address nobody@example.org'],
    [[], 'Usage: npm run admin'],
  ])('is told what is wrong with %j', async (args, words) => {
    const refused = await admin(...args).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CommandError);
    expect(String(refused)).toContain(words);
  });

  test('changes nothing when one of several quotas is wrong', async () => {
    const { email } = await server.register();
    await expect(admin('quota', email, 'plants=1', 'trees=9')).rejects.toThrow('trees=9 is no quota');
    expect(await server.db.selectFrom('account_quotas').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ plants: 1 }),
    );
  });
});
