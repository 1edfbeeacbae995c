import type { GardenWeather } from '@plantcare/contract/weather.ts';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import Check from 'lucide-react/icons/check';
import CloudRain from 'lucide-react/icons/cloud-rain';
import Droplets from 'lucide-react/icons/droplets';
import Snowflake from 'lucide-react/icons/snowflake';
import ThermometerSnowflake from 'lucide-react/icons/thermometer-snowflake';
import ThermometerSun from 'lucide-react/icons/thermometer-sun';
import Wind from 'lucide-react/icons/wind';
import { Link } from 'react-router';
import { useReminders } from '@/features/reminders/api.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button } from '@/ui/controls/button.tsx';
import { adviceText, careTask, doneText, remindText } from '../garden-words.ts';
import { useGardenCare } from '../use-garden-care.ts';

const ICONS: Readonly<Record<GardenWeather['kind'], typeof Wind>> = {
  frost: Snowflake,
  cold: ThermometerSnowflake,
  heat: ThermometerSun,
  storm: Wind,
  rain: CloudRain,
  dry: Droplets,
};

type Plant = GardenWeather['plants'][number];

/** One kind of weather: the plants it touches, and what is done for all that are left in one tap. */
export function GardenEvent({ event }: { event: GardenWeather }) {
  const { kind, title, cares, plants, remindAt } = event;
  const { log, remind, busy } = useGardenCare();
  const reminders = useReminders().data ?? [];
  const Icon = ICONS[kind];
  const left = plants.filter(({ done }) => done === null);
  const remindedAt = (plant: Plant) =>
    reminders.find(
      (reminder) =>
        !reminder.completed &&
        reminder.plant._id === plant._id &&
        cares.some((care) => careTask(care, plant.name) === reminder.title),
    )?.scheduledDate;
  const unreminded = left.filter((plant) => remindedAt(plant) === undefined);
  const [first] = cares;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-[min(1rem,20px)]">
      <Icon aria-hidden className="mt-0.5 size-[min(1.75rem,36px)] text-terracotta" strokeWidth={1.5} />
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        {left.length > 0 && <p className="mt-1 text-ink-soft">{adviceText(event, left.length)}</p>}
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {plants.map((plant) => (
            <li key={plant._id} className="flex items-center gap-1.5">
              <Link
                to={paths.plant(plant._id)}
                className="target inline-flex items-center font-semibold text-leaf-deep underline decoration-2 decoration-leaf/40 underline-offset-4 hover:decoration-leaf"
              >
                {plant.name}
              </Link>
              <PlantNote done={plant.done} remindedAt={remindedAt(plant)} />
            </li>
          ))}
        </ul>
        {left.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {cares.map((care, index) => (
              <Button
                key={care}
                variant={index === 0 ? 'primary' : 'secondary'}
                busy={busy}
                onClick={() => void log(care, left)}
              >
                <Check aria-hidden className="size-5" />
                {doneText(care)}
              </Button>
            ))}
            {remindAt !== null && first !== undefined && unreminded.length > 0 && (
              <Button
                variant="secondary"
                busy={busy}
                onClick={() => void remind(first, unreminded, new Date(remindAt))}
              >
                <BellPlus aria-hidden className="size-5" />
                Remind me {remindText(new Date(remindAt), new Date())}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function PlantNote({ done, remindedAt }: { done: Plant['done']; remindedAt: string | undefined }) {
  if (done !== null) {
    return (
      <span className="inline-flex items-center gap-1 text-ink-soft text-sm">
        <Check aria-hidden className="size-4 text-leaf" />
        {doneText(done)}
      </span>
    );
  }
  if (remindedAt === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1 text-ink-soft text-sm">
      <BellRing aria-hidden className="size-4 text-leaf" />
      Reminder {remindText(new Date(remindedAt), new Date())}
    </span>
  );
}
