import type { PushMessage } from '@plantcare/contract/push.ts';
import { Undeliverable } from '../jobs/undeliverable.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Every push service accepts 4096 bytes (RFC 8030 section 7.2); header, tag and padding of aes128gcm take 103 of them. */
const MAX_BYTES = 4096 - 103;

/** The push address of one device, and the keys to encrypt for it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Pusher {
  /** The public key with which browsers subscribe. */
  readonly publicKey: string;
  /** Whether this server may call this address: only if it belongs to a known push service. */
  accepts(endpoint: string): boolean;
  /**
   * Hands a message to the push service of a device. It replaces a waiting message with the same topic.
   * @param options.topic at most 32 characters of base64url
   * @returns `gone` when the subscription has ended.
   * @throws Undeliverable when the service permanently rejects the message; after any other error a retry can help.
   */
  send(target: PushTarget, message: PushMessage, options: { topic: string }): Promise<'sent' | 'gone'>;
}

interface Deps {
  keys: VapidKeys;
  /** The contact address for push services. */
  publicUrl: string;
  /** Origins that are allowed in addition to the known push services. */
  services: readonly string[];
}

/**
 * The push services of browsers: Chrome and other Chromium browsers, Firefox, Edge on Windows, Safari.
 * https://github.com/web-push-libs/web-push/issues/801
 */
const KNOWN_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

const ANSWER_WITHIN_MS = 20_000;
/** How long the service keeps a message for a device that is off. */
const KEPT_SECONDS = 24 * 3600;

export function createPusher({ keys, publicUrl, services }: Deps): Pusher {
  const vapidDetails = { ...keys, subject: contact(publicUrl) };

  function accepts(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (!url || url.username || url.password) return false;
    if (services.includes(url.origin)) return true;
    return url.protocol === 'https:' && KNOWN_HOSTS.some((host) => host.test(url.host));
  }

  /** The request according to RFC 8030 and RFC 8291. */
  async function encrypted({ endpoint, p256dh, auth }: PushTarget, message: PushMessage, topic: string) {
    const { default: webpush } = await import('web-push'); // Many servers never send a push.
    try {
      return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, fittingPayload(message), {
        vapidDetails,
        topic,
        TTL: KEPT_SECONDS,
        urgency: message.type === 'reminder' ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
    } catch (error) {
      throw new Undeliverable(`the message cannot be encrypted for this device: ${error}`);
    }
  }

  return {
    publicKey: keys.publicKey,
    accepts,
    async send(target, message, { topic }) {
      if (!accepts(target.endpoint)) throw new Undeliverable('the device names a push service that is not allowed');
      const { headers, body } = await encrypted(target, message, topic);
      // web-push itself sends only over HTTPS, which a push service at home may not have.
      const response = await fetch(target.endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      // 403: made for another key of this server; the application subscribes again when it is opened.
      if ([403, 404, 410].includes(response.status)) return 'gone';
      // Anyone who knows an endpoint's path can send to it, so no error message may contain it.
      const refusal = `${new URL(target.endpoint).host} answered ${response.status} to a push`;
      if (response.status === 429 || response.status >= 500) throw new Error(refusal);
      throw new Undeliverable(refusal);
    },
  };
}

/** RFC 8292 requires an https or mailto address; a server without HTTPS runs at home or in a test. */
function contact(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:plants@${new URL(publicUrl).hostname}`;
}

/** A message as JSON, its text shortened to fit into one push. */
function fittingPayload(message: PushMessage): string {
  const whole = JSON.stringify(message);
  if (Buffer.byteLength(whole) <= MAX_BYTES) return whole;
  let room = MAX_BYTES - Buffer.byteLength(JSON.stringify({ ...message, body: '…' }));
  let body = '';
  for (const { segment } of new Intl.Segmenter().segment(message.body)) {
    room -= Buffer.byteLength(JSON.stringify(segment)) - '""'.length;
    if (room < 0) break;
    body += segment;
  }
  return JSON.stringify({ ...message, body: `${body.trimEnd()}…` });
}
