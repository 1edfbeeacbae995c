import { expect, test } from 'vitest';
import { addressChangedMail } from './address-changed-mail.ts';
import { passwordResetMail } from './password-reset-mail.ts';

test('the link for a new password is in both parts, with how long it is valid', () => {
  const url = 'https://garden.example/reset-password?token=abc&x=1';
  const mail = passwordResetMail({ name: 'Ada', url, minutes: 30 });
  expect(mail.subject).toBe('Choose a new password');
  expect(mail.text).toContain(url);
  expect(mail.html).toContain(`href="${url.replace('&', '&#38;')}"`);
  for (const part of [mail.text, mail.html]) expect(part).toContain('works once, within 30 minutes');
});

test('the old address is told the new address, and when it was changed, in the time zone of the gardener', () => {
  const changed = {
    name: 'Ada',
    newEmail: 'ada@<b>.example',
    when: '2026-05-01T08:05:00.000Z',
    timeZone: 'Europe/Berlin',
  };
  const mail = addressChangedMail(changed);
  expect(mail.subject).toBe('Your email address was changed');
  expect(mail.text).toContain('was changed to ada@<b>.example on May 1, 2026 at 10:05 GMT+2.');
  expect(mail.html).toContain('ada@&#60;b&#62;.example');
});
