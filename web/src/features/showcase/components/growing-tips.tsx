import Droplets from 'lucide-react/icons/droplets';
import Shovel from 'lucide-react/icons/shovel';
import Sun from 'lucide-react/icons/sun';
import Thermometer from 'lucide-react/icons/thermometer';

const tips = [
  {
    title: 'Watering',
    text: 'Water when the soil feels dry to the touch, until it runs from the hole, then empty the saucer.',
    Icon: Droplets,
    tone: 'bg-moss-soft text-moss',
  },
  {
    title: 'Light',
    text: 'Most leafy plants want bright light without the midday sun. Move them nearer the window in winter.',
    Icon: Sun,
    tone: 'bg-sun-soft text-sun-ink',
  },
  {
    title: 'Soil',
    text: 'Give them well-draining, nutrient-rich soil in a pot with a hole, and fresh soil every year or two.',
    Icon: Shovel,
    tone: 'bg-terracotta-soft text-terracotta',
  },
  {
    title: 'Temperature',
    text: 'Keep it consistent. A drafty sill or a radiator beneath does more harm than a degree less everywhere.',
    Icon: Thermometer,
    tone: 'bg-berry-soft text-berry',
  },
] as const;

export function GrowingTips() {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="text-[1.9rem] desk:text-[2.5rem]">
        Four things that nearly always hold
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 desk:mt-8 desk:grid-cols-4">
        {tips.map(({ title, text, Icon, tone }) => (
          <li key={title} className="flex gap-4 desk:flex-col">
            <span className={`grid size-12 shrink-0 place-items-center rounded-full ${tone}`}>
              <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
