import type { Receiver } from './announcement.ts';

/** Whether notifications may be mailed to a gardener: an address that nobody has confirmed may belong to a stranger. */
export function isMailable(receiver: Receiver, { confirmsEmail }: { confirmsEmail: boolean }): boolean {
  return receiver.notify_email === 1 && (!confirmsEmail || receiver.email_confirmed_at !== null);
}
