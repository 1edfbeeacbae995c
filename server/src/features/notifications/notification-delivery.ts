import { randomBytes } from 'node:crypto';
import { type PushSubject, pushContent } from '@plantcare/contract/push-content.ts';
import type { Clock } from '../../clock.ts';
import type { Mail, Mailer } from '../../email/mailer.ts';
import { notificationMail } from '../../email/notification-mail.ts';
import { mailPicture } from '../../email/picture.ts';
import type { OutboxHandler } from '../../jobs/outbox.ts';
import type { Log } from '../../log.ts';
import type { Pusher } from '../../push/pusher.ts';
import type { Db } from '../../tables.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import { wanted } from './announcement.ts';
import { isMailable } from './mailable.ts';
import type { PushPayload } from './message-kinds.ts';
import * as repository from './notifications.repository.ts';

/** A mail about more plants than this lists the first ones. */
const MOST_PICTURES = 20;

export interface DeliveryParts {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  pusher: Pusher;
  photos: PhotoService;
  publicUrl: string;
  confirmsEmail: boolean;
}

/** Sends notifications by mail and push. A message that became pointless while it waited is not sent. */
export function createDelivery(parts: DeliveryParts) {
  const { db, clock, log, mailer, pusher, photos, publicUrl, confirmsEmail } = parts;

  /** A reminder that was completed or snoozed in the meantime needs no message, nor does a plant that left. */
  function stillDue(parcel: repository.ParcelRow): boolean {
    if (parcel.plant_farewell_day !== null) return false;
    if (parcel.reminder_id === null) return true;
    const due = parcel.reminder_snoozed_until ?? parcel.reminder_scheduled_at;
    return parcel.reminder_completed_at === null && due !== null && due <= clock().toISOString();
  }

  /** If the storage does not answer, the mail is sent without its picture. */
  async function pictureOf(photoName: string): Promise<Buffer | null> {
    try {
      const bytes = await photos.readThumbnail(photoName);
      return bytes && (await mailPicture(bytes));
    } catch (error) {
      log.warn({ err: error }, 'a mail goes without a picture');
      return null;
    }
  }

  /** The photos of the plants, each once. */
  async function picturesOf(parcels: readonly repository.ParcelRow[]): Promise<NonNullable<Mail['pictures']>> {
    const names = new Set(parcels.flatMap(({ photo_name }) => photo_name ?? []).slice(0, MOST_PICTURES));
    const pictures: NonNullable<Mail['pictures']> = [];
    for (const cid of names) {
      const jpeg = await pictureOf(cid);
      if (jpeg) pictures.push({ cid, jpeg });
    }
    return pictures;
  }

  const sendMail: OutboxHandler = async ({ id, userId }) => {
    const receiver = userId === null ? undefined : await repository.findReceiver(db, userId);
    if (!receiver || !isMailable(receiver, { confirmsEmail })) return;
    const parcels = (await repository.mailParcel(db, receiver.id, id)).filter(
      (parcel) => stillDue(parcel) && parcel.reminder_email !== 0 && wanted(receiver, parcel.type),
    );
    if (parcels.length === 0) return;
    const pictures = await picturesOf(parcels);
    const shown = new Set(pictures.map(({ cid }) => cid));
    const made = randomBytes(32).toString('base64url');
    const token = await repository.unsubscribeToken(db, receiver.id, made);
    const mail = notificationMail({
      name: receiver.name,
      reviewUrl: `${publicUrl}/reminders`,
      settingsUrl: `${publicUrl}/profile`,
      unsubscribeUrl: `${publicUrl}/unsubscribe/${token}`,
      items: parcels.map((parcel) => ({
        type: parcel.type,
        title: parcel.title,
        message: parcel.message,
        url: `${publicUrl}${pushContent([subjectOf(parcel)]).url}`,
        plantName: parcel.plant_name,
        pictureCid: parcel.photo_name !== null && shown.has(parcel.photo_name) ? parcel.photo_name : null,
      })),
    });
    await mailer.send({
      ...mail,
      to: receiver.email,
      messageId: `${id}@${new URL(publicUrl).hostname}`,
      unsubscribeUrl: `${publicUrl}/api/auth/unsubscribe/${token}`,
      pictures,
    });
  };

  const sendPush: OutboxHandler = async ({ userId, payload }) => {
    if (userId === null) return;
    const push = payload as PushPayload; // Only this feature writes this payload.
    const receiver = await repository.findReceiver(db, userId);
    const subscription = await repository.findSubscription(db, userId, push.subscriptionId);
    if (!receiver || receiver.notify_push === 0 || !subscription) return;
    const parcels = (await repository.pushParcel(db, userId, push)).filter(
      (parcel) => parcel.read === 0 && wanted(receiver, parcel.type) && stillDue(parcel),
    );
    const [first, ...others] = parcels;
    if (!first) return;
    const message = {
      id: first.id,
      ...pushContent([subjectOf(first), ...others.map(subjectOf)]),
      unread: await repository.countUnread(db, userId),
    };
    const outcome = await pusher.send(subscription, message, { topic: first.id.replaceAll('-', '') });
    if (outcome === 'gone') await repository.deleteSubscription(db, userId, push.subscriptionId);
  };

  return { sendMail, sendPush };
}

function subjectOf({ type, title, message, about_plant_id }: repository.ParcelRow): PushSubject {
  return { type, title, message, plantId: about_plant_id };
}
