import type { CareRecommendations } from '@plantcare/contract/weather.ts';
import Droplets from 'lucide-react/icons/droplets';
import Shield from 'lucide-react/icons/shield';
import Sun from 'lucide-react/icons/sun';
import { useId } from 'react';
import { Spinner } from '@/ui/feedback/spinner.tsx';
import { Card } from '@/ui/layout/card.tsx';

const LINES = [
  { key: 'watering', title: 'Watering', Icon: Droplets },
  { key: 'sunlight', title: 'Sunlight', Icon: Sun },
  { key: 'protection', title: 'Protection', Icon: Shield },
] as const;

interface CareCardProps {
  recommendations: CareRecommendations;
  /** The place and its weather in a few words, which the recommendations are for. */
  basis: string;
  /** Whether recommendations for another type of plant are loading. */
  changing: boolean;
}

export function CareCard({ recommendations, basis, changing }: CareCardProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} aria-busy={changing} className="p-5 sm:p-7">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-2xl">
          Care Recommendations
        </h2>
        {changing && <Spinner className="size-5 text-leaf" label="Loading recommendations…" />}
      </div>
      <p className="mt-1 text-ink-soft">{basis}</p>
      <ul className="mt-5 grid gap-5">
        {LINES.map(({ key, title, Icon }) => (
          <li key={key} className="flex gap-[min(1rem,20px)]">
            <Icon aria-hidden className="mt-0.5 size-[min(1.75rem,36px)] shrink-0 text-leaf" strokeWidth={1.5} />
            <div className="min-w-0">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{recommendations[key]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
