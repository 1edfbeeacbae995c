import { type ReactNode, useId } from 'react';
import { useSpeciesMatch } from '../api.ts';
import { lightText, usualDays, wateringText } from '../care-figures.ts';
import { TakenFor } from './taken-for.tsx';

/** What the plant that `name` stands for needs of light, water and its pot; nothing while it is not known. */
export function SpeciesBrief({ name }: { name: string }) {
  const id = useId();
  const { data: match } = useSpeciesMatch(name);
  if (!match) return null;
  const { species } = match;
  const light = lightText(species.light);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        What it needs
      </h2>
      <TakenFor match={match} />
      <dl className="mt-3 grid gap-2.5 text-[0.95rem]">
        <Line name="Light">
          {light.best}. {light.also !== null && `${light.also}.`}
        </Line>
        <Line name="Water">
          {wateringText(species.watering)}. {usualDays(species.watering)}.
        </Line>
        <Line name="Pot">
          {sentence(species.repotting)} {sentence(species.soil)}
        </Line>
      </dl>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
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
