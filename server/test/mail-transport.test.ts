import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMailer, type Mail, type Mailer } from '../src/email/mailer.ts';
import { mailPicture } from '../src/email/picture.ts';
import { Undeliverable } from '../src/jobs/undeliverable.ts';
import { picture } from './support/files/pictures.ts';
import { startMailbox } from './support/services/mailbox.ts';

const PASSWORD = 'wet/feet & dry leaves';
const FROM = 'AI Plant Care <plants@garden.example>';
const mailbox = await startMailbox({ user: 'garden', password: PASSWORD });
const mailer = await createMailer({ url: mailbox.url, from: FROM });

const hello: Mail = {
  to: 'ada@example.org',
  subject: 'Reminder: Water Basil 🌿',
  text: 'Basil is due for water.',
  html: '<p>Basil is due for water.</p>',
  messageId: 'reminder-1@garden.example',
};

afterEach(() => {
  mailbox.refuse(null);
  mailbox.mails.length = 0;
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
});

/** What sending this fails with. */
const failure = (mail = hello, through = mailer): Promise<unknown> =>
  through.send(mail).then(
    () => expect.fail('the mail was sent'),
    (error: unknown) => error,
  );

describe('a mail', () => {
  test('arrives with both parts, under the id it was given, known as sent by a machine', async () => {
    await mailer.send(hello);
    const [mail] = mailbox.mails;
    expect(mail).toMatchObject({
      from: { name: 'AI Plant Care', address: 'plants@garden.example' },
      to: [{ address: 'ada@example.org' }],
      recipients: ['ada@example.org'],
      subject: hello.subject,
      messageId: '<reminder-1@garden.example>',
      attachments: [],
    });
    expect(mail?.text?.trim()).toBe(hello.text);
    expect(mail?.html?.trim()).toBe(hello.html);
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('list-unsubscribe')).toBeUndefined();
  });

  test('carries the address at which one POST ends such mails, however long it is', async () => {
    const unsubscribeUrl = `https://garden.example/api/notifications/unsubscribe/${'x'.repeat(300)}`;
    await mailer.send({ ...hello, unsubscribeUrl });
    expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('shows its pictures inside the HTML', async () => {
    const jpeg = await mailPicture(await picture().webp().toBuffer());
    await mailer.send({ ...hello, html: '<img src="cid:basil">', pictures: [{ cid: 'basil', jpeg }] });
    const [mail] = mailbox.mails;
    expect(mail?.attachments).toMatchObject([
      { contentId: '<basil>', disposition: 'inline', mimeType: 'image/jpeg', related: true },
    ]);
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(jpeg); // Parsed without an encoding.
  });

  test('goes to nobody but its receiver, and its subject begins no other header', async () => {
    const subject = 'Water\r\nBcc: eve@example.org\r\n\r\nBasil';
    await mailer.send({ ...hello, to: 'ada@example.org', subject });
    expect(mailbox.mails[0]?.recipients).toEqual(['ada@example.org']);
    expect(header('bcc')).toBeUndefined();
    expect(await failure({ ...hello, to: 'ada@example.org>, <eve@example.org' })).toBeInstanceOf(Undeliverable);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('is one of many that are sent at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => mailer.send({ ...hello, messageId: `many-${n}@garden.example` })),
    );
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mailbox.mails).toHaveLength(40);
  });
});

describe('a mail that is refused', () => {
  test.each([
    { code: 550, at: 'recipient' },
    { code: 553, at: 'recipient' },
    { code: 501, at: 'recipient' },
    { code: 554, at: 'message' },
  ] as const)('with $code at the $at is undeliverable', async ({ code, at }) => {
    mailbox.refuse({ code, at, text: 'No such gardener' });
    const error = await failure();
    expect(error).toBeInstanceOf(Undeliverable);
    expect(error).toHaveProperty('message', expect.stringContaining(`${code}`));
  });

  test.each([
    { code: 451, at: 'recipient' },
    { code: 452, at: 'message' },
    { code: 530, at: 'recipient' },
    { code: 503, at: 'message' },
  ] as const)('with $code at the $at is worth another try', async ({ code, at }) => {
    mailbox.refuse({ code, at, text: 'Not now' });
    expect(await failure()).not.toBeInstanceOf(Undeliverable);
    mailbox.refuse(null);
    await mailer.send(hello);
    expect(mailbox.mails).toHaveLength(1);
  });
});

describe('a mail server', () => {
  let refusing: Mailer;
  beforeAll(async () => {
    refusing = await createMailer({ url: mailbox.url, from: FROM }); // With no connection that is signed in already.
  });
  afterAll(() => refusing.close());

  test('that refuses the sign-in makes mail wait, and no error repeats what it was sent', async () => {
    const sent = Buffer.from(`\0garden\0${PASSWORD}`).toString('base64');
    mailbox.refuse({ code: 535, at: 'sign-in', text: `AUTH PLAIN ${sent} for ${PASSWORD} failed` });
    const error = await failure(hello, refusing);
    expect(error).not.toBeInstanceOf(Undeliverable);
    const everything = JSON.stringify(error, Object.getOwnPropertyNames(error));
    expect(everything).toContain('refused the sign-in (535)');
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain(sent);
  });

  test('that is away for a while makes mail wait, and takes it when it is back', async () => {
    await mailer.send(hello);
    await mailbox.stop();
    expect(await failure()).not.toBeInstanceOf(Undeliverable);
    await mailbox.start();
    await mailer.send({ ...hello, messageId: 'reminder-2@garden.example' });
    expect(mailbox.mails.map(({ messageId }) => messageId)).toEqual([
      '<reminder-1@garden.example>',
      '<reminder-2@garden.example>',
    ]);
  });
});

test('without a mail server mail is off', async () => {
  const none = await createMailer(null);
  expect(none.on).toBe(false);
  expect(mailer.on).toBe(true);
  expect(await failure(hello, none)).toBeInstanceOf(Undeliverable);
  none.close();
});

function header(key: string): string | undefined {
  return mailbox.mails.at(-1)?.headers.find((one) => one.key === key)?.value;
}
