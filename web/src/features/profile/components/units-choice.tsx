import type { User } from '@plantcare/contract/auth.ts';
import { FAILED_TO_UPDATE_PREFERENCES } from '@plantcare/contract/messages.ts';
import type { Units } from '@plantcare/contract/units.ts';
import MapPin from 'lucide-react/icons/map-pin';
import Ruler from 'lucide-react/icons/ruler';
import Thermometer from 'lucide-react/icons/thermometer';
import { messageOf } from '@/lib/api/error-messages.ts';
import { unitsOfBrowser } from '@/lib/units/units.ts';
import { type CardChoice, ChoiceCards } from '@/ui/controls/choice-cards.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useUpdatePreferences } from '../api.ts';

type Choice = Units | 'region';

const MEANING: Readonly<Record<Units, string>> = { metric: '°C, mm, m/s', us: '°F, inches, mph' };

/** Saved as soon as it is chosen. */
export function UnitsChoice({ user }: { user: User }) {
  const update = useUpdatePreferences();
  const units = update.isPending && update.variables.units !== undefined ? update.variables.units : user.units;
  const choices: readonly CardChoice<Choice>[] = [
    { value: 'region', label: 'Your region', text: `${MEANING[unitsOfBrowser()]} here`, Icon: MapPin },
    { value: 'metric', label: 'Metric', text: MEANING.metric, Icon: Thermometer },
    { value: 'us', label: 'US', text: MEANING.us, Icon: Ruler },
  ];
  return (
    <ChoiceCards
      legend="Units"
      name="units"
      choices={choices}
      // A user stored by an older version has none.
      chosen={units ?? 'region'}
      onChoose={(choice) =>
        update.mutate(
          { units: choice === 'region' ? null : choice },
          { onError: (error) => toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_PREFERENCES })) },
        )
      }
    />
  );
}
