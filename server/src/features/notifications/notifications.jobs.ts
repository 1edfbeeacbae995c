import type { Outbox } from '../../jobs/outbox.ts';
import type { Job } from '../../jobs/scheduler.ts';
import { MAIL, PUSH } from './message-kinds.ts';
import { createDelivery, type DeliveryParts } from './notification-delivery.ts';

/** Sends the mails and the pushes that are due. */
export function notificationJobs({ outbox, ...parts }: DeliveryParts & { outbox: Outbox }): Job[] {
  const { sendMail, sendPush } = createDelivery(parts);
  return [outbox.job(MAIL, sendMail), outbox.job(PUSH, sendPush)];
}
