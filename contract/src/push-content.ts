import type { NotificationType } from './notifications.ts';
import type { PushMessage } from './push.ts';

/** More than this at once become one push: nobody wants thirty notifications for thirty pots. */
export const MAX_SEPARATE_PUSHES = 5;
/** How many subjects a joined message names. */
const NAMED_AT_MOST = 4;

/** What a push is about: a notification, and the plant if it is about one. */
export interface PushSubject {
  type: NotificationType;
  title: string;
  message: string;
  plantId: string | null;
}

export type PushContent = Omit<PushMessage, 'id' | 'unread'>;

interface Wording {
  title: (title: string) => string;
  /** The title of a joined message. */
  many: (count: number) => string;
  /** The page that shows all of this type. */
  url: string;
}

const WORDING: Readonly<Record<NotificationType, Wording>> = {
  reminder: { title: (title) => `Reminder: ${title}`, many: (count) => `${count} are due`, url: '/reminders' },
  plant_care: { title: (title) => `Plant Care: ${title}`, many: (count) => `${count} plants need you`, url: '/plants' },
  weather_alert: { title: () => 'Weather Alert', many: (count) => `${count} warnings`, url: '/weather' },
  ai_insight: { title: () => 'AI Plant Insight', many: (count) => `${count} insights`, url: '/dashboard' },
  system: { title: (title) => title, many: (count) => `${count} messages from your garden`, url: '/dashboard' },
};

/** The content of a push, or of a notification that an open page shows: for one subject, or for all of them joined. */
export function pushContent([first, ...others]: readonly [PushSubject, ...PushSubject[]]): PushContent {
  return others.length === 0 ? contentOf(first) : summaryOf([first, ...others]);
}

function contentOf({ type, title, message, plantId }: PushSubject): PushContent {
  const url = type !== 'reminder' && plantId !== null ? `/plants/${plantId}` : WORDING[type].url;
  return { type, title: WORDING[type].title(title), body: message, url, requireInteraction: staysOpen(type) };
}

function summaryOf(subjects: readonly PushSubject[]): PushContent {
  const types = new Set(subjects.map(({ type }) => type));
  const [type = 'system'] = types.size === 1 ? types : [];
  const { title, many, url } = WORDING[type];
  const named = subjects.slice(0, NAMED_AT_MOST).map((subject) => subject.title);
  const more = subjects.length - named.length;
  const body = new Intl.ListFormat('en').format(more > 0 ? [...named, `${more} more`] : named);
  return { type, title: title(many(subjects.length)), body, url, requireInteraction: staysOpen(type) };
}

/** A reminder stays on the screen until it is answered. */
function staysOpen(type: NotificationType): boolean {
  return type === 'reminder';
}
