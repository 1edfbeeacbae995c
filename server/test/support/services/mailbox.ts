import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Whom the mail server was told to bring it to, whatever the message says. */
  recipients: string[];
  /** As it came, headers and all. */
  raw: string;
}

interface Refusal {
  /** What is answered, such as 550 for good or 451 for now. */
  code: number;
  text: string;
  at: 'sign-in' | 'recipient' | 'message';
  /** Whose mails are refused at the recipient; everybody's unless given. */
  to?: string;
}

/** A mail server on loopback that keeps what it is given, already parsed. */
export async function startMailbox({ user, password }: { user?: string; password?: string } = {}) {
  const mails: ReceivedMail[] = [];
  let refusal: Refusal | null = null;
  const asError = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code });

  function openServer(): SMTPServer {
    return new SMTPServer({
      disabledCommands: user === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
      authOptional: user === undefined,
      allowInsecureAuth: true,
      closeTimeout: 1,
      onAuth(auth, _, done) {
        if (refusal?.at === 'sign-in') return done(asError(refusal));
        if (auth.username !== user || auth.password !== password) return done(new Error('Wrong password'));
        return done(null, { user });
      },
      onRcptTo({ address }, _, done) {
        const refuses = refusal?.at === 'recipient' && (refusal.to ?? address) === address;
        done(refusal && refuses ? asError(refusal) : null);
      },
      onData(stream, session, done) {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        take(stream, recipients).then(() => done(), done);
      },
    });
  }

  async function take(stream: NodeJS.ReadableStream, recipients: string[]): Promise<void> {
    const bytes = await buffer(stream);
    if (refusal?.at === 'message') throw asError(refusal);
    mails.push({ ...(await PostalMime.parse(bytes)), recipients, raw: bytes.toString('latin1') });
  }

  async function listen(port: number): Promise<SMTPServer> {
    const opened = openServer();
    opened.on('error', () => undefined); // A client that hangs up is what some tests are about.
    opened.listen(port, '127.0.0.1');
    await once(opened.server, 'listening');
    return opened;
  }

  let server = await listen(0);
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  const { port } = address;

  async function stop(): Promise<void> {
    await new Promise<void>((closed) => server.close(closed));
  }

  return {
    url: `smtp://${user === undefined ? '' : `${user}:${encodeURIComponent(password ?? '')}@`}127.0.0.1:${port}`,
    /** Every message that was taken, in the order of arrival. */
    mails,
    refuse(next: Refusal | null) {
      refusal = next;
    },
    /** Hangs up on everybody and listens no more. */
    stop,
    /** Listens again at the same address. */
    async start() {
      server = await listen(port);
    },
    close: stop,
  };
}
