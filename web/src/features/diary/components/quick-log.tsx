import { DONE_TITLES } from '@plantcare/contract/care.ts';
import type { Activity } from '@plantcare/contract/diary.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { emojiOf } from '@/ui/content/activities.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChipChoice } from '@/ui/controls/chip-choice.tsx';
import { NEW_ENTRY_OPTIONS } from '../activities.ts';
import type { FirstChoices } from '../choosable-plants.ts';
import { useCareLog } from '../use-care-log.ts';
import { PlantPicker } from './plant-picker.tsx';

const OPTIONS = NEW_ENTRY_OPTIONS.map(({ value }) => ({ value, label: `${emojiOf(value)} ${DONE_TITLES[value]}` }));

interface QuickLogProps {
  plants: readonly Plant[];
  /** Which plants come first when this is what was done. */
  firstChoicesFor: (activity: Activity) => FirstChoices;
  onClose: () => void;
}

/** What was done, for which plants, and it is in the diary; the reminders about it that are due are completed. */
export function QuickLog({ plants, firstChoicesFor, onClose }: QuickLogProps) {
  const [activity, setActivity] = useState<Activity>('watering');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { log, logging } = useCareLog();
  const what = DONE_TITLES[activity];
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <ChipChoice
        label="What did you do?"
        name="quick-log-activity"
        options={OPTIONS}
        chosen={activity}
        // The options are the only values.
        onChange={(event) => setActivity(event.target.value as Activity)}
      />
      <div className="flex min-h-0 flex-col">
        <PlantPicker
          plants={plants}
          firstChoices={firstChoicesFor(activity)}
          chosen={chosen}
          onChange={setChosen}
          className="h-[min(24rem,42dvh)]"
        />
      </div>
      <div className="flex items-center gap-3">
        <Link
          to={paths.addDiaryEntry}
          onClick={onClose}
          className="target inline-flex items-center px-2 font-semibold text-leaf"
        >
          Add details
        </Link>
        <Button
          size="lg"
          className="grow"
          busy={logging}
          disabled={chosen.length === 0}
          onClick={() => void log(chosen, activity).then((logged) => logged && onClose())}
        >
          {chosen.length === 0 ? what : `${what}: ${chosen.length} ${chosen.length === 1 ? 'plant' : 'plants'}`}
        </Button>
      </div>
    </div>
  );
}
