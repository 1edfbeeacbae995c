import { type Letter, writeLetter } from './letter.ts';

interface PasswordResetMail {
  /** Null when nobody has confirmed the address, which may be a stranger's. */
  name: string | null;
  url: string;
  /** How long the link is valid. */
  minutes: number;
}

export function passwordResetMail({ name, url, minutes }: PasswordResetMail): Letter {
  return writeLetter({
    subject: 'Choose a new password',
    name,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Someone asked to reset the password of your account. If this was you, choose a new password here:',
      },
      { kind: 'button', label: 'Choose a new password', url },
      { kind: 'paragraph', text: `The link works once, within ${minutes} minutes.` },
      { kind: 'paragraph', text: 'If this was not you, ignore this email: your password stays the same.' },
    ],
    footer: { reason: 'You receive this email because of a request made on the page "Forgot password?".', links: [] },
  });
}
