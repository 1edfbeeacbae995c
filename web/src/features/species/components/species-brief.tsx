import type { Species } from '@plantcare/contract/species.ts';
import { lightText, usualDays, wateringText } from '../care-figures.ts';

/** What a plant of the species needs of light, water and its pot, in three lines. */
export function SpeciesBrief({ species }: { species: Species }) {
  const light = lightText(species.light);
  return (
    <dl className="grid gap-2.5 text-[0.95rem]">
      <Line name="Light">
        {light.best}
        {light.also !== null && `. ${light.also}`}
      </Line>
      <Line name="Water">
        {wateringText(species.watering)}. {usualDays(species.watering)}
      </Line>
      <Line name="Pot">
        {sentence(species.repotting)} {sentence(species.soil)}
      </Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
