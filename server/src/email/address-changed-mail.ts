import { type Letter, writeLetter } from './letter.ts';
import { oneLine } from './one-line.ts';

interface AddressChangedMail {
  name: string;
  newEmail: string;
  /** The moment of the change, UTC. */
  when: string;
  /** Where the gardener lives, an IANA name. */
  timeZone: string;
}

/** Sent to the account's previous address, so that its owner knows and can object. */
export function addressChangedMail({ name, newEmail, when, timeZone }: AddressChangedMail): Letter {
  return writeLetter({
    subject: 'Your e-mail address was changed',
    name,
    blocks: [
      {
        kind: 'paragraph',
        text: `The e-mail address of your account was changed to ${oneLine(newEmail)} on ${formatted(when, timeZone)}.`,
      },
      {
        kind: 'paragraph',
        text: 'If it was you, there is nothing to do. If it was not, please write to whoever runs this server: this address no longer signs in.',
      },
    ],
    footer: { reason: 'You get this mail because this was the address of your account until then.', links: [] },
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
