import { type Letter, writeLetter } from './letter.ts';

interface PasswordResetMail {
  name: string;
  url: string;
  /** How long the link can be used. */
  minutes: number;
}

export function passwordResetMail({ name, url, minutes }: PasswordResetMail): Letter {
  return writeLetter({
    subject: 'Choose a new password',
    name,
    blocks: [
      { kind: 'paragraph', text: 'Somebody asked for a new password for your account. If it was you, choose it here:' },
      { kind: 'button', label: 'Choose a new password', url },
      { kind: 'paragraph', text: `The link works once, within ${minutes} minutes.` },
      { kind: 'paragraph', text: 'If it was not you, you need not do anything: your password stays as it is.' },
    ],
    footer: { reason: 'You get this mail because of a request made on the page "Forgot password?".', links: [] },
  });
}
