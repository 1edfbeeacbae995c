import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { Undeliverable } from '../jobs/undeliverable.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `unique@domain`, the same whenever this message is sent again, so that a receiver can tell. */
  messageId: string;
  /** Where one POST ends mails of this kind, without signing in (RFC 8058). */
  unsubscribeUrl?: string;
  /** Shown in the HTML as `cid:…`. */
  pictures?: { cid: string; jpeg: Buffer }[];
}

export interface Mailer {
  /** Whether this server sends mail at all. */
  readonly on: boolean;
  /**
   * Hands a message to the mail server, which has taken it when this returns.
   * @throws Undeliverable when the mail server refuses this receiver or message for good; anything else is worth another try.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const CONNECTIONS = 3;
const PATIENCE = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** A time limit for a whole message, because a server that keeps sending a little never times out. */
const DELIVERY_MS = 120_000;

/** Mail through the SMTP server of the configuration; without one it is off, and sending fails for good. */
export function createMailer(settings: Config['mail']): Mailer {
  if (!settings) {
    return {
      on: false,
      async send() {
        throw new Undeliverable('this server sends no mail: SMTP_URL is not set');
      },
      close() {},
    };
  }
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: CONNECTIONS,
    // The caller retries: a second attempt here could send a message twice that was accepted without an answer.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  return {
    on: true,
    async send({ to, subject, text, html, messageId, unsubscribeUrl, pictures = [] }) {
      const message = {
        from: settings.from,
        to: { name: '', address: to }, // As text it would be parsed, and might name further receivers.
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
      await transport.sendMail(message).catch((error: unknown) => {
        throw asFailure(error);
      });
    },
    close: () => transport.close(),
  };
}

/** What a failed delivery means: give up, or retry. Never contains the server's credentials. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reply = 'responseCode' in error ? error.responseCode : undefined;
  const command = 'command' in error ? error.command : undefined;
  // Some servers repeat what they were sent in their error message.
  if (error.code === 'EAUTH') return new Error(`the mail server refused the sign-in (${reply ?? 'no reply'})`);
  const refused = (command === 'RCPT TO' || command === 'DATA') && typeof reply === 'number' && isForGood(reply);
  const notAnAddress = error.code === 'EENVELOPE' && command === 'API';
  if (refused || notAnAddress) return new Undeliverable(error.message);
  return error;
}

/** 5yz refuses for good, but 503 and 53z are about the session and its sign-in, not this receiver; RFC 5321, RFC 4954. */
function isForGood(reply: number): boolean {
  return reply >= 500 && reply !== 503 && !(reply >= 530 && reply <= 539);
}
