import Droplets from 'lucide-react/icons/droplets';
import Sun from 'lucide-react/icons/sun';

const TIPS = [
  {
    title: 'Watering',
    text: 'Push a finger about 2 cm (1 inch) into the soil. Water if it feels dry, and empty the saucer half an hour later.',
    Icon: Droplets,
  },
  {
    title: 'Light',
    text: 'Most house plants like bright light without midday sun. Turn the pot a quarter each week so that they grow straight.',
    Icon: Sun,
  },
];

export function CareTips() {
  return (
    <section aria-labelledby="care-tips">
      <h2 id="care-tips" className="mb-3 text-2xl">
        Care tips
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {TIPS.map(({ title, text, Icon }) => (
          <li key={title} className="flex gap-4 border-line border-t pt-4">
            <Icon aria-hidden className="size-7 shrink-0 text-leaf" strokeWidth={1.5} />
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
