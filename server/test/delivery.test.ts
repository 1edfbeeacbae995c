import { updateNotificationSettings, updateQuietHours } from '@plantcare/contract/auth.ts';
import { listNotifications } from '@plantcare/contract/notifications.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, type Gardener } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { spawnMain } from './support/main-process.ts';
import { DAY, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { startMailbox } from './support/services/mailbox.ts';
import { createTestDatabase, onPostgres } from './support/test-database.ts';

const clock = movableClock();
const mailbox = await startMailbox();
const server = await bootServer({
  clock,
  env: { SMTP_URL: mailbox.url, MAIL_FROM: 'Garden <garden@garden.example>', PUBLIC_URL: 'https://garden.example' },
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

let ada: Gardener;
let basil: plants.Plant;
beforeEach(async () => {
  mailbox.refuse(null);
  proceedTo('10:00');
  ada = await server.register('Ada');
  basil = await addPlant('Basil');
});

/** The next moment at which the clock shows a time, in UTC. */
function next(time: string): string {
  const today = Date.parse(`${clock().toISOString().slice(0, 'yyyy-mm-dd'.length)}T${time}:00.000Z`);
  return new Date(today > clock().getTime() ? today : today + DAY).toISOString();
}

function proceedTo(time: string): void {
  clock.forward(Date.parse(next(time)) - clock().getTime());
}

/** Has everything done that is due at the next time that the clock shows this. */
async function runAt(time: string): Promise<void> {
  proceedTo(time);
  await server.runDue();
}

function addPlant(name: string, owner = ada, photo?: File): Promise<plants.Plant> {
  return server.call(plants.addPlant, { form: { name }, ...(photo && { photo }) }, owner.token);
}

/** A reminder that is due now unless told otherwise. */
function remind(json: Record<string, unknown> = {}, owner = ada): Promise<reminders.Reminder> {
  const reminder = { title: 'Water it', plant: basil._id, scheduledDate: clock().toISOString(), ...json };
  return server.call(reminders.addReminder, { json: reminder }, owner.token);
}

const change = (id: string, json: Record<string, unknown>) =>
  server.call(reminders.updateReminder, { params: { id }, json }, ada.token);
const quietHours = (from: string, until: string, enabled = true) =>
  server.call(updateQuietHours, { json: { enabled, from, until } }, ada.token);
const choose = (json: Record<string, boolean>) => server.call(updateNotificationSettings, { json }, ada.token);
const mailsTo = ({ email }: Gardener) => mailbox.mails.filter(({ recipients }) => recipients.includes(email));
const subjects = (receiver: Gardener) => mailsTo(receiver).map(({ subject }) => subject);
const unread = async ({ token } = ada) =>
  (await server.call(listNotifications, { query: { unreadOnly: true } }, token)).notifications.filter(
    ({ type }) => type === 'reminder',
  );

describe('the mail of a due reminder', () => {
  test('names the plant and what is due, as text and as HTML, and leads to the reminders', async () => {
    await remind({ type: 'pruning', title: 'Cut back' });
    await server.runDue();
    const [mail, ...more] = mailsTo(ada);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Reminder: Cut back (Basil)',
      from: { name: 'Garden', address: 'garden@garden.example' },
      to: [{ address: ada.email }],
      recipients: [ada.email],
      attachments: [],
    });
    expect(mail?.messageId).toMatch(/^<[\w-]{36}@garden\.example>$/);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Hello Ada,');
      expect(part).toContain('Cut back');
      expect(part).toContain('Basil is due for pruning.');
      expect(part).toContain('https://garden.example/reminders');
      expect(part).toContain('https://garden.example/profile');
      expect(part).toMatch(/https:\/\/garden\.example\/unsubscribe\/[\w-]{43}/);
    }
  });

  test('can be ended in one click from the mail program', async () => {
    await remind();
    await server.runDue();
    const [mail] = mailsTo(ada);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/garden\.example\/api\/auth\/unsubscribe\/[\w-]{43}>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('shows the photo of the plant without fetching anything', async () => {
    const fern = await addPlant('Fern', ada, upload(await picture().jpeg().toBuffer()));
    await remind({ plant: fern._id });
    await server.runDue();
    const [mail] = mailsTo(ada);
    expect(mail?.attachments).toMatchObject([{ mimeType: 'image/jpeg', disposition: 'inline' }]);
    const cid = mail?.attachments[0]?.contentId?.slice(1, -1);
    expect(mail?.html).toContain(`src="cid:${cid}"`);
    expect(mail?.html).not.toMatch(/src="http/);
  });

  test('carries what users typed as text only', async () => {
    const weed = await addPlant('<b>Weed</b> & "co"');
    await remind({ plant: weed._id, title: '<script>alert(1)</script>' });
    await server.runDue();
    const [mail] = mailsTo(ada);
    expect(mail?.text).toContain('<b>Weed</b> & "co" is due for water.');
    expect(mail?.html).not.toMatch(/<script|<b>/);
  });

  test('is one message for all that is due at a time, with each photo once', async () => {
    const fern = await addPlant('Fern', ada, upload(await picture().jpeg().toBuffer()));
    await remind({ title: 'Water it' });
    await remind({ title: 'Mist it', plant: fern._id });
    await remind({ title: 'Turn it', plant: fern._id, type: 'other' });
    await server.runDue();
    const [mail, ...more] = mailsTo(ada);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 plants need you today');
    for (const title of ['Water it', 'Mist it', 'Turn it']) {
      expect(mail?.text).toContain(title);
      expect(mail?.html).toContain(title);
    }
    expect(mail?.attachments).toHaveLength(1);
  });

  test('goes to its gardener alone', async () => {
    const eve = await server.register('Eve');
    const palm = await addPlant('Palm', eve);
    await remind();
    await remind({ plant: palm._id }, eve);
    await server.runDue();
    expect(mailsTo(ada).map(({ text }) => text)).toEqual([expect.stringContaining('Basil')]);
    expect(mailsTo(eve).map(({ text }) => text)).toEqual([expect.stringContaining('Palm')]);
    expect(mailsTo(ada)[0]?.text).not.toContain('Palm');
  });

  test('comes once, and again at every repeat', async () => {
    await remind();
    for (let day = 0; day <= 7; day++) {
      await server.runDue();
      await server.runDue();
      clock.forward(DAY);
    }
    const words = ['is due for water.', 'since yesterday.', 'for 3 days.', 'for 7 days.'];
    expect(mailsTo(ada).map(({ text }) => text)).toEqual(words.map((word) => expect.stringContaining(word)));
  });

  test.each([
    ['of the reminder', () => remind({ emailNotification: false })],
    ['of its gardener', () => choose({ email: false }).then(() => remind())],
  ])('is not written when email is off in the settings %s', async (_, prepare) => {
    await prepare();
    await server.runDue();
    expect(subjects(ada)).toEqual([]);
    expect(await unread()).toHaveLength(1);
  });

  test.each(['enabled', 'reminders'])('is not written when %s is off in the settings', async (name) => {
    await choose({ [name]: false });
    await remind();
    await server.runDue();
    expect(subjects(ada)).toEqual([]);
    await choose({ [name]: true });
    await server.runDue();
    expect(subjects(ada)).toEqual([]);
  });
});

describe('quiet hours', () => {
  test('let nothing through, and the morning brings all of it in one message', async () => {
    await quietHours('21:00', '08:00');
    await remind({ title: 'Late', scheduledDate: next('21:30') });
    await remind({ title: 'Midnight', scheduledDate: next('00:00') });
    await remind({ title: 'Early', scheduledDate: next('07:00') });
    await remind({ title: 'Breakfast', scheduledDate: next('08:01') });
    await remind({ title: 'Later', scheduledDate: next('09:00') });
    for (const time of ['21:30', '00:00', '03:00', '07:00', '08:00', '08:01']) await runAt(time);
    expect(subjects(ada)).toEqual([]);
    expect((await unread()).map(({ title }) => title)).toEqual(['Breakfast', 'Early', 'Midnight', 'Late']);

    await runAt('08:02');
    expect(mailsTo(ada)).toHaveLength(1);
    for (const title of ['Late', 'Midnight', 'Early', 'Breakfast']) expect(mailsTo(ada)[0]?.text).toContain(title);
    await runAt('09:00');
    expect(subjects(ada)).toEqual(['Basil needs you today', 'Reminder: Later (Basil)']);
  });

  test('may lie within a day', async () => {
    await quietHours('13:00', '15:00');
    await remind({ scheduledDate: next('12:59') });
    await remind({ title: 'Siesta', scheduledDate: next('13:00') });
    await runAt('12:59');
    expect(mailsTo(ada)).toHaveLength(1);
    await runAt('13:00');
    await runAt('14:59');
    expect(mailsTo(ada)).toHaveLength(1);
    await runAt('15:02');
    expect(mailsTo(ada)).toHaveLength(2);
  });

  test('are those of the place where the gardener lives', async () => {
    const asha = await server.register('Asha', 'Asia/Kolkata'); // Five and a half hours ahead of UTC.
    const tulsi = await addPlant('Tulsi', asha);
    const json = { enabled: true, from: '21:00', until: '08:00' };
    await server.call(updateQuietHours, { json }, asha.token);
    await remind({ plant: tulsi._id, scheduledDate: next('15:30') }, asha);
    await runAt('15:30');
    await runAt('02:30');
    expect(subjects(asha)).toEqual([]);
    await runAt('02:32');
    expect(mailsTo(asha)).toHaveLength(1);
  });

  test('that are switched off keep nothing back, at night either', async () => {
    await quietHours('21:00', '08:00', false);
    await remind({ scheduledDate: next('23:00') });
    await runAt('23:00');
    expect(mailsTo(ada)).toHaveLength(1);
  });

  test.each([
    ['is completed', (id: string) => change(id, { completed: true })],
    [
      'is put off',
      (id: string) => server.call(reminders.snoozeReminder, { params: { id }, json: { days: 3 } }, ada.token),
    ],
    [
      'moves to another day',
      (id: string) => change(id, { scheduledDate: new Date(clock().getTime() + 3 * DAY).toISOString() }),
    ],
    ['is deleted', (id: string) => server.call(reminders.deleteReminder, { params: { id } }, ada.token)],
    ['loses its plant', () => server.call(plants.deletePlant, { params: { id: basil._id } }, ada.token)],
    ['is no longer to be mailed', (id: string) => change(id, { emailNotification: false })],
    ['is no longer wanted by mail', () => choose({ email: false })],
    ['is no longer wanted at all', () => choose({ reminders: false })],
  ])('cancel the mail of what %s before they end', async (_, act) => {
    await quietHours('21:00', '08:00');
    const { _id } = await remind({ scheduledDate: next('22:00') });
    await runAt('22:00');
    await act(_id);
    await runAt('08:02');
    expect(subjects(ada)).toEqual([]);
    const left = await server.db.selectFrom('outbox').select('id').where('user_id', '=', ada.user._id).execute();
    expect(left).toEqual([]);
  });

  test('cancel nothing but what was done meanwhile', async () => {
    await quietHours('21:00', '08:00');
    const { _id } = await remind({ title: 'Done', scheduledDate: next('22:00') });
    await remind({ title: 'Open', scheduledDate: next('22:00') });
    await runAt('22:00');
    await change(_id, { completed: true });
    await runAt('08:02');
    expect(mailsTo(ada).map(({ text }) => text)).toEqual([expect.not.stringContaining('Done')]);
  });
});

describe('at night, without quiet hours', () => {
  test('a first notice that comes too late for its time waits for the morning, in one message', async () => {
    await remind({ title: 'Evening', scheduledDate: next('20:00') });
    await remind({ title: 'Night', scheduledDate: next('22:29') });
    await remind({ title: 'Just now', scheduledDate: next('22:31') });
    await runAt('23:30'); // The server was off until now.
    expect(await unread()).toHaveLength(3);
    expect(subjects(ada)).toEqual(['Reminder: Just now (Basil)']);
    await runAt('08:02');
    expect(mailsTo(ada)).toHaveLength(2);
    expect(mailsTo(ada)[1]?.text).toMatch(/Evening.*Night/s);
  });

  test('a repeat comes as late as the day allows', async () => {
    await remind({ scheduledDate: next('23:00') });
    await runAt('23:00');
    expect(mailsTo(ada)).toHaveLength(1);
    await runAt('20:58');
    expect(mailsTo(ada)).toHaveLength(1);
    await runAt('20:59');
    expect(mailsTo(ada)).toHaveLength(2);
  });
});

describe('a mail server', () => {
  const waiting = ({ user }: Gardener) =>
    server.db
      .selectFrom('outbox')
      .select(['attempts', 'send_after', 'failed_at', 'last_error'])
      .where('user_id', '=', user._id)
      .execute();

  test('that is down is asked again after ever longer pauses, and each mail arrives once', async () => {
    const eve = await server.register('Eve');
    const palm = await addPlant('Palm', eve);
    await remind();
    await remind({ plant: palm._id }, eve);
    await mailbox.stop();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      await server.runDue();
      const [message] = await waiting(ada);
      expect(message).toMatchObject({ attempts: attempt, failed_at: null });
      const pause = Date.parse(message?.send_after ?? '') - clock().getTime();
      pauses.push(pause / 1000);
      clock.forward(pause - 1);
      await server.runDue();
      expect(await waiting(ada)).toMatchObject([{ attempts: attempt }]);
      clock.forward(1);
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    await mailbox.start();
    await server.runDue();
    await server.runDue();
    expect([mailsTo(ada), mailsTo(eve)].map(({ length }) => length)).toEqual([1, 1]);
    expect([await waiting(ada), await waiting(eve)]).toEqual([[], []]);
  });

  test('that refuses one receiver for good is not asked again, and the others get theirs', async () => {
    const eve = await server.register('Eve');
    const palm = await addPlant('Palm', eve);
    mailbox.refuse({ at: 'recipient', code: 550, text: `5.1.1 <${eve.email}>: no such user`, to: eve.email });
    await remind();
    await remind({ plant: palm._id }, eve);
    await server.runDue();
    expect(mailsTo(ada)).toHaveLength(1);
    expect(await waiting(eve)).toMatchObject([{ attempts: 1, failed_at: clock().toISOString() }]);
    expect((await waiting(eve))[0]?.last_error).toContain('550');
    expect((await waiting(eve))[0]?.last_error).not.toContain(eve.email);
    mailbox.refuse(null);
    clock.forward(DAY / 2);
    await server.runDue();
    expect(subjects(eve)).toEqual([]);
    expect(await unread(eve)).toHaveLength(1);
  });
});

test('on a server without mail a due reminder is told in the application, and nothing waits to be sent', async () => {
  const silent = await bootServer({ clock });
  try {
    const eve = await silent.register('Eve');
    const palm = await silent.call(plants.addPlant, { form: { name: 'Palm' } }, eve.token);
    const json = { title: 'Water it', plant: palm._id, scheduledDate: clock().toISOString() };
    await silent.call(reminders.addReminder, { json }, eve.token);
    await silent.runDue();
    const { notifications } = await silent.call(listNotifications, { query: {} }, eve.token);
    expect(notifications.filter(({ type }) => type === 'reminder')).toHaveLength(1);
    expect(await silent.rows()).not.toHaveProperty('outbox');
  } finally {
    await silent.close();
  }
});

test.runIf(onPostgres)('two servers on one database send each mail once', { timeout: 120_000 }, async () => {
  const ground = await createTestDatabase();
  const together = await startMailbox();
  const env = { ...ground.env, SMTP_URL: together.url, SCHEDULER_INTERVAL_SECONDS: '0.1' };
  const servers = [spawnMain(env), spawnMain(env)];
  try {
    const [address] = await Promise.all(servers.map((server) => server.address()));
    const client = createClient(() => address ?? '');
    const due = new Date(Date.now() + 5_000).toISOString();
    const gardeners = await Promise.all(Array.from({ length: 30 }, (_, n) => client.register(`Gardener ${n}`)));
    await Promise.all(
      gardeners.map(async ({ token }) => {
        const plant = await client.call(plants.addPlant, { form: { name: 'Basil' } }, token);
        const json = { title: 'Water it', plant: plant._id, scheduledDate: due };
        await client.call(reminders.addReminder, { json }, token);
      }),
    );
    await vi.waitFor(
      async () => {
        expect(together.mails.length).toBeGreaterThanOrEqual(gardeners.length);
        expect(await ground.rows()).not.toHaveProperty('outbox');
      },
      { timeout: 60_000 },
    );
    expect(together.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(
      gardeners.map(({ email }) => email).sort(),
    );
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map(({ closed }) => closed));
    await together.close();
    await ground.remove();
  }
});
