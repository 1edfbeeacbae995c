import { type Letter, writeLetter } from './letter.ts';

interface EmailConfirmationMail {
  url: string;
  /** How long the link is valid. */
  hours: number;
}

/** Contains no words of the sender, who may be a stranger to the receiver. */
export function emailConfirmationMail({ url, hours }: EmailConfirmationMail): Letter {
  return writeLetter({
    subject: 'Confirm your email address',
    name: null,
    blocks: [
      {
        kind: 'paragraph',
        text: 'This address was entered for an account at AI Plant Care. If this was you, please confirm it here:',
      },
      { kind: 'button', label: 'Confirm the address', url },
      { kind: 'paragraph', text: `The link works once, within ${hours} hours.` },
      {
        kind: 'paragraph',
        text: 'If this was not you, ignore this email: without the link the account gets no other emails to you.',
      },
    ],
    footer: { reason: 'You receive this email because your address was entered in an account.', links: [] },
  });
}
