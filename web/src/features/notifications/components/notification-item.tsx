import type { Notification, NotificationType, Priority } from '@plantcare/contract/notifications.ts';
import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';
import type { Tone } from '@/ui/content/badge.tsx';
import { Badge } from '@/ui/content/badge.tsx';
import { timeAgo } from '../time-ago.ts';
import { NotificationIcon } from './notification-icon.tsx';
import { panelActionClasses } from './panel-action.ts';

const TYPE_LABELS: Readonly<Record<NotificationType, string>> = {
  reminder: 'Reminder',
  plant_care: 'Plant Care',
  weather_alert: 'Weather Alert',
  system: 'System',
  ai_insight: 'AI Insight',
};

const PRIORITIES: Readonly<Record<Priority, { label: string; tone: Tone }>> = {
  low: { label: 'Low', tone: 'gray' },
  medium: { label: 'Medium', tone: 'leaf' },
  high: { label: 'High', tone: 'terracotta' },
  urgent: { label: 'Urgent', tone: 'berry' },
};

interface NotificationItemProps {
  notification: Notification;
  now: Date;
  onMarkRead: () => void;
  onDelete: () => void;
  /** Called when a link is followed, to close the panel. */
  onFollow: () => void;
}

export function NotificationItem({ notification, now, onMarkRead, onDelete, onFollow }: NotificationItemProps) {
  const { type, title, message, priority, read, createdAt, relatedPlant, relatedReminder } = notification;
  const { label, tone } = PRIORITIES[priority];
  return (
    <article
      className={classes('grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 px-5 pt-4 pb-2.5', !read && 'bg-moss-soft/45')}
    >
      <NotificationIcon type={type} />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <h3 className="font-body font-semibold text-base leading-snug tracking-normal">
            {title}
            {!read && (
              <span className="ml-2 inline-block size-2 rounded-full bg-leaf align-middle">
                <span className="sr-only">Unread</span>
              </span>
            )}
          </h3>
          <time dateTime={createdAt} className="shrink-0 pt-px text-ink-soft text-sm">
            {timeAgo(createdAt, now)}
          </time>
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
          {TYPE_LABELS[type]}
          <Badge tone={tone}>
            {label}
            <span className="sr-only"> priority</span>
          </Badge>
        </p>
        <p className="mt-1.5 text-[0.95rem] leading-normal">{message}</p>
        <div className="mt-1.5 -mr-2 -ml-2 flex flex-wrap items-center gap-x-1">
          {relatedPlant && (
            <ItemLink to={paths.plant(relatedPlant._id)} about={relatedPlant.name} onFollow={onFollow}>
              View plant
            </ItemLink>
          )}
          {relatedReminder && (
            <ItemLink to={paths.reminders} about={relatedReminder.title} onFollow={onFollow}>
              View reminder
            </ItemLink>
          )}
          <div className="ml-auto flex">
            {!read && (
              <button
                type="button"
                aria-label={`Mark read: ${title}`}
                onClick={onMarkRead}
                className={panelActionClasses}
              >
                <Check aria-hidden className="size-4.5 text-leaf max-sm:hidden" />
                Mark read
              </button>
            )}
            <button type="button" aria-label={`Delete: ${title}`} onClick={onDelete} className={panelActionClasses}>
              <Trash2 aria-hidden className="size-4.5 text-terracotta max-sm:hidden" />
              Delete
            </button>
          </div>
        </div>
      </div>
    </article>
  );
}

interface ItemLinkProps {
  to: string;
  about: string;
  onFollow: () => void;
  children: string;
}

function ItemLink({ to, about, onFollow, children }: ItemLinkProps) {
  return (
    <Link
      to={to}
      aria-label={`${children}: ${about}`}
      onClick={onFollow}
      className={classes(panelActionClasses, 'text-leaf-deep')}
    >
      {children}
    </Link>
  );
}
