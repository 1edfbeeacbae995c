import type { Config } from '../config.ts';
import { Undeliverable } from '../jobs/undeliverable.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `unique@domain`, the same when the message is sent again, so that receivers recognize a duplicate. */
  messageId: string;
  /** The address to which one POST unsubscribes from emails of this kind, without signing in (RFC 8058). */
  unsubscribeUrl?: string;
  /** Shown in the HTML as `cid:…`. */
  pictures?: { cid: string; jpeg: Buffer }[];
}

export interface Mailer {
  /** Whether this server can send email. */
  readonly on: boolean;
  /** Whether the mail server could not be reached, or was not ready, when a message was last to be sent. */
  isFailing(): boolean;
  /**
   * Hands a message to the mail server; when this returns, the server has accepted it.
   * @throws Undeliverable when the mail server permanently rejects the receiver or message; after any other error a retry
   * can help.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const CONNECTIONS = 3;
const PATIENCE = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** A time limit for a whole message, because a server that keeps sending a little never times out. */
const DELIVERY_MS = 120_000;

/** Sends email through the configured SMTP server; without one sending fails permanently. */
export async function createMailer(settings: Config['mail']): Promise<Mailer> {
  if (!settings) {
    return {
      on: false,
      isFailing: () => false,
      async send() {
        throw new Undeliverable('this server sends no mail: SMTP_URL is not set');
      },
      close() {},
    };
  }
  const { createTransport } = await import('nodemailer'); // Only where it is used: it takes memory.
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: CONNECTIONS,
    // The caller retries. A retry here could send a message twice that was accepted without an answer.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  let isFailing = false;
  return {
    on: true,
    isFailing: () => isFailing,
    async send({ to, subject, text, html, messageId, unsubscribeUrl, pictures = [] }) {
      const message = {
        from: settings.from,
        to: { name: '', address: to }, // As a string it would be parsed, and could contain more receivers.
        subject,
        text,
        html,
        messageId: `<${messageId}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        attachments: pictures.map(({ cid, jpeg }, index) => ({
          cid,
          content: jpeg,
          contentType: 'image/jpeg',
          contentDisposition: 'inline' as const,
          filename: `plant-${index + 1}.jpg`,
        })),
        signal: AbortSignal.timeout(DELIVERY_MS),
      };
      try {
        await transport.sendMail(message);
        isFailing = false;
      } catch (error) {
        const failure = asFailure(error);
        isFailing = !(failure instanceof Undeliverable);
        throw failure;
      }
    },
    close: () => transport.close(),
  };
}

/** Whether to give up or retry after a failed delivery. The error never contains the server's credentials. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reply = 'responseCode' in error ? error.responseCode : undefined;
  const command = 'command' in error ? error.command : undefined;
  // Some servers repeat the client's input in their error message.
  if (error.code === 'EAUTH') return new Error(`the mail server refused the sign-in (${reply ?? 'no reply'})`);
  const refused = (command === 'RCPT TO' || command === 'DATA') && typeof reply === 'number' && isForGood(reply);
  const notAnAddress = error.code === 'EENVELOPE' && command === 'API';
  if (refused || notAnAddress) return new Undeliverable(error.message);
  return error;
}

/** 5yz is permanent, but 503 and 53z are about the session and its sign-in, not the receiver; RFC 5321, RFC 4954. */
function isForGood(reply: number): boolean {
  return reply >= 500 && reply !== 503 && !(reply >= 530 && reply <= 539);
}
