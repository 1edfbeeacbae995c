import type { NotificationType } from '@plantcare/contract/notifications.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import CloudSun from 'lucide-react/icons/cloud-sun';
import Leaf from 'lucide-react/icons/leaf';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import { classes } from '@/lib/classes.ts';

const LOOKS = {
  reminder: { Icon: AlarmClock, tint: 'bg-sun-soft text-sun-ink' },
  plant_care: { Icon: Sprout, tint: 'bg-terracotta-soft text-terracotta' },
  weather_alert: { Icon: CloudSun, tint: 'bg-berry-soft text-berry' },
  system: { Icon: Leaf, tint: 'bg-line/60 text-ink-soft' },
  ai_insight: { Icon: Sparkles, tint: 'bg-moss-soft text-moss' },
} as const satisfies Record<NotificationType, { Icon: typeof Leaf; tint: string }>;

export function NotificationIcon({ type }: { type: NotificationType }) {
  const { Icon, tint } = LOOKS[type];
  return (
    <span className={classes('grid size-10 shrink-0 place-items-center rounded-full', tint)}>
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
