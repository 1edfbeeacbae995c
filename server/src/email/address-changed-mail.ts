import { type Letter, writeLetter } from './letter.ts';
import { oneLine } from './one-line.ts';

interface AddressChangedMail {
  name: string;
  newEmail: string;
  /** The moment of the change, UTC. */
  when: string;
  /** The gardener's time zone, an IANA name. */
  timeZone: string;
}

/** Sent to the account's previous address, so that the owner learns of the change. */
export function addressChangedMail({ name, newEmail, when, timeZone }: AddressChangedMail): Letter {
  return writeLetter({
    subject: 'Your email address was changed',
    name,
    blocks: [
      {
        kind: 'paragraph',
        text: `The email address of your account was changed to ${oneLine(newEmail)} on ${formatted(when, timeZone)}.`,
      },
      {
        kind: 'paragraph',
        text: 'If this was you, there is nothing to do. If not, contact your administrator, because this address no longer signs in.',
      },
    ],
    footer: { reason: 'You receive this email because this was the address of your account until then.', links: [] },
  });
}

function formatted(when: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  return format.format(new Date(when));
}
