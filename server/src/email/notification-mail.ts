import type { NotificationType } from '@plantcare/contract/notifications.ts';
import { plantTitle } from '../plant-title.ts';
import { type Letter, writeLetter } from './letter.ts';

interface NotificationItem {
  type: NotificationType;
  title: string;
  message: string;
  url: string;
  plantName: string | null;
  /** The content id of the plant's photo in the email. */
  pictureCid: string | null;
}

interface NotificationMail {
  name: string;
  /** At least one; several that are due at the same moment. */
  items: NotificationItem[];
  /** The page that shows all of them. */
  reviewUrl: string;
  settingsUrl: string;
  unsubscribeUrl: string;
}

/** The subject, with the same words as push notifications. */
const LABELS: Readonly<Record<NotificationType, string>> = {
  reminder: 'Reminder',
  plant_care: 'Plant Care',
  weather_alert: 'Weather Alert',
  ai_insight: 'AI Plant Insight',
  system: '',
};

/** Mail programs cut off emails longer than about 100 kB, which would lose the unsubscribe link. */
const LISTED_AT_MOST = 50;

export function notificationMail({ name, items, reviewUrl, settingsUrl, unsubscribeUrl }: NotificationMail): Letter {
  const [first, ...further] = items;
  const listed = items.slice(0, LISTED_AT_MOST);
  const more = items.length - listed.length;
  const subject = first && further.length === 0 ? subjectOfOne(first) : subjectOfSeveral(items);
  return writeLetter({
    subject,
    name,
    blocks: [
      ...(further.length === 0 ? [] : [{ kind: 'paragraph' as const, text: `${subject}.` }]),
      ...listed.map(({ type, ...item }) => ({ kind: 'entry' as const, entry: { ...item, label: LABELS[type] } })),
      ...(more === 0 ? [] : [{ kind: 'paragraph' as const, text: `And ${more} more.` }]),
      { kind: 'button', label: 'Open AI Plant Care', url: reviewUrl },
    ],
    footer: {
      reason: 'You receive this email because email is turned on in your notification settings.',
      links: [
        { label: 'Notification settings', url: settingsUrl },
        { label: 'Unsubscribe from these emails', url: unsubscribeUrl },
      ],
    },
  });
}

function subjectOfOne({ type, title, plantName }: NotificationItem): string {
  const topic = plantName === null ? title : plantTitle(title, plantName);
  return LABELS[type] === '' ? topic : `${LABELS[type]}: ${topic}`;
}

/** A subject that is true for every item: not each is about a plant, and not each needs an action. */
function subjectOfSeveral(items: NotificationItem[]): string {
  // Two plants may have the same name.
  const plants = new Map(items.map((item) => [`${item.pictureCid}/${item.plantName}`, item.plantName]));
  const [only] = plants.values();
  const aboutPlants = items.every(({ plantName }) => plantName !== null);
  if (!aboutPlants || !only) return `${items.length} messages from your garden`;
  if (!items.every(({ type }) => type === 'reminder' || type === 'plant_care')) {
    return plants.size === 1 ? `News of ${only}` : `News of ${plants.size} plants`;
  }
  return plants.size === 1 ? `${only} needs you today` : `${plants.size} plants need you today`;
}
