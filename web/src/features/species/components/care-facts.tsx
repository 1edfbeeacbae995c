import type { Species } from '@plantcare/contract/species.ts';
import CloudFog from 'lucide-react/icons/cloud-fog';
import Droplets from 'lucide-react/icons/droplets';
import PawPrint from 'lucide-react/icons/paw-print';
import Sun from 'lucide-react/icons/sun';
import Thermometer from 'lucide-react/icons/thermometer';
import type { ComponentType, ReactNode } from 'react';
import { useMeasures } from '@/lib/units/use-measures.ts';
import { humidityText, lightText, temperatureText, usualDays, wateringText } from '../care-figures.ts';
import { PetSafety } from './pet-safety.tsx';

/** The five things to know before one finds a place for a plant. */
export function CareFacts({ species }: { species: Species }) {
  const measures = useMeasures();
  const light = lightText(species.light);
  const temperature = temperatureText(species.temperature, measures);
  return (
    <dl className="mt-5 grid gap-4">
      <CareFact Icon={Sun} name="Light" fact={light.best}>
        {light.also}
      </CareFact>
      <CareFact Icon={Droplets} name="Water" fact={wateringText(species.watering)}>
        {usualDays(species.watering)}
      </CareFact>
      <CareFact Icon={Thermometer} name="Temperature" fact={temperature.likes}>
        {temperature.floor}
      </CareFact>
      <CareFact Icon={CloudFog} name="Humidity" fact={humidityText(species.humidity)} />
      <CareFact Icon={PawPrint} name="Pets" fact={<PetSafety toxicity={species.toxicity} />} />
    </dl>
  );
}

interface CareFactProps {
  Icon: ComponentType<{ className?: string; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  name: string;
  fact: ReactNode;
  children?: ReactNode;
}

function CareFact({ Icon, name, fact, children }: CareFactProps) {
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4">
      <dt className="contents">
        <Icon aria-hidden className="row-span-2 mt-0.5 size-7 text-leaf" strokeWidth={1.5} />
        <span className="text-ink-soft text-sm">{name}</span>
      </dt>
      <dd>
        <div className="font-semibold leading-snug">{fact}</div>
        {children && <p className="text-[0.95rem] text-ink-soft">{children}</p>}
      </dd>
    </div>
  );
}
