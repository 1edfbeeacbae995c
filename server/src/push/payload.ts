import type { PushMessage } from '@plantcare/contract/push.ts';

/** Every push service takes 4096 bytes (RFC 8030 section 7.2); the header, tag and padding of aes128gcm are 103 of them. */
const MAX_BYTES = 4096 - 103;

/** A message as JSON, its text cut where it would not fit into one push. */
export function fittingPayload(message: PushMessage): string {
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
