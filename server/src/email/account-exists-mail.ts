import { type Letter, writeLetter } from './letter.ts';

interface AccountExistsMail {
  signInUrl: string;
  resetUrl: string;
}

/** Sent instead of a link to confirm an address that belongs to an account, so that only its owner learns that there is one. */
export function accountExistsMail({ signInUrl, resetUrl }: AccountExistsMail): Letter {
  return writeLetter({
    subject: 'You already have an account',
    name: null,
    blocks: [
      {
        kind: 'paragraph',
        text: 'This address was entered for a new account at AI Plant Care, but it belongs to an account already. If this was you, sign in with the password of that account:',
      },
      { kind: 'button', label: 'Sign in', url: signInUrl },
      { kind: 'paragraph', text: `If you no longer know it, choose a new one: ${resetUrl}` },
      { kind: 'paragraph', text: 'If this was not you, there is nothing to do: your account stays as it is.' },
    ],
    footer: { reason: 'You receive this email because your address was entered for a new account.', links: [] },
  });
}
