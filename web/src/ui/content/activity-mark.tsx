import type { Activity } from '@plantcare/contract/diary.ts';
import { classes } from '@/lib/classes.ts';
import { emojiOf } from '@/ui/content/activities.ts';

/** The emoji of an activity; its name is always next to it. */
export function ActivityMark({ activity, className }: { activity: Activity | null; className?: string }) {
  return (
    <span
      aria-hidden
      className={classes(
        'grid size-10 shrink-0 place-items-center rounded-full bg-moss-soft text-xl leading-none',
        className,
      )}
    >
      {emojiOf(activity)}
    </span>
  );
}
