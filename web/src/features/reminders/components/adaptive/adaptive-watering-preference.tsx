import type { User } from '@plantcare/contract/auth.ts';
import { FAILED_TO_UPDATE_PREFERENCES } from '@plantcare/contract/messages.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Toggle } from '@/ui/controls/toggle.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useSetAdaptiveWatering } from '../../api.ts';

/** Saved as soon as it is switched; for the plants without a choice of their own. */
export function AdaptiveWateringPreference({ user }: { user: User }) {
  const update = useSetAdaptiveWatering(user);
  return (
    <Toggle
      label="Adapt Watering Dates"
      text="Dates follow how long each plant’s water really lasts, the season and, outdoors, the weather. They move by at most 30% of the interval, with the reason beside them. Each plant’s page can say otherwise."
      checked={update.isPending ? update.variables : (user.adaptiveWatering ?? false)}
      onChange={(on) =>
        update.mutate(on, {
          onError: (error) => toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_PREFERENCES })),
        })
      }
    />
  );
}
