import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { emojiOf, wordsOf } from '@/ui/content/activities.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';

interface ReminderPictureProps {
  reminder: Reminder;
  /** Undefined until the plants have arrived. */
  plant: Plant | undefined;
}

/** The plant, and what is to be done for it. */
export function ReminderPicture({ reminder, plant }: ReminderPictureProps) {
  return (
    <div className={`relative mr-0.5 size-12 shrink-0 ${reminder.completed ? 'opacity-60 grayscale' : ''}`}>
      <PlantPhoto
        photoUrl={plant?.photoUrl ?? null}
        name=""
        species={plant?.species ?? reminder.plant.name}
        sizes="3rem"
        className="rounded-xl!"
      />
      <span
        aria-hidden
        className="absolute -right-1.5 -bottom-1.5 grid size-6.5 place-items-center rounded-full bg-moss-soft text-sm leading-none"
      >
        {emojiOf(reminder.type)}
      </span>
      <span className="sr-only">{wordsOf(reminder.type).label}</span>
    </div>
  );
}
