import type { NotificationType, Priority } from '@plantcare/contract/notifications.ts';
import type { Tone } from '@/ui/content/badge.tsx';

export const TYPE_LABELS: Readonly<Record<NotificationType, string>> = {
  reminder: 'Reminder',
  plant_care: 'Plant Care',
  weather_alert: 'Weather Alert',
  system: 'System',
  ai_insight: 'AI Insight',
};

export const PRIORITIES: Readonly<Record<Priority, { label: string; tone: Tone }>> = {
  low: { label: 'Low', tone: 'grey' },
  medium: { label: 'Medium', tone: 'leaf' },
  high: { label: 'High', tone: 'terracotta' },
  urgent: { label: 'Urgent', tone: 'berry' },
};
