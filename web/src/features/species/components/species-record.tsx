import type { Species } from '@plantcare/contract/species.ts';
import type { ReactNode } from 'react';
import { growthText, listed, namesText } from '../care-figures.ts';
import { toxicText } from '../toxicity-words.ts';
import { SourceList } from './source-list.tsx';

/** The whole record, for those who want to know more. */
export function SpeciesRecord({ species }: { species: Species }) {
  const { toxicity } = species;
  return (
    <dl className="grid gap-4 text-[0.95rem]">
      <Part name="When to water">{species.watering.check}</Part>
      <Part name="Soil">{species.soil}</Part>
      <Part name="Feeding">{species.feeding}</Part>
      <Part name="Repotting">{species.repotting}</Part>
      <Part name="Pruning">{species.pruning}</Part>
      {species.propagation.length > 0 && <Part name="Propagation">{listed(species.propagation)}</Part>}
      <Part name="Growth">{growthText(species)}</Part>
      <Part name="Size">{species.size}</Part>
      <Part name="Hardiness">{species.hardiness}</Part>
      <Part name="Toxicity">
        {listed([
          toxicText(toxicity.cats, 'cats'),
          toxicText(toxicity.dogs, 'dogs').toLowerCase(),
          toxicText(toxicity.people, 'people').toLowerCase(),
        ])}{' '}
        {toxicity.effect}
      </Part>
      {species.problems.length > 0 && (
        <Part name="Common problems">{listed(species.problems.map(({ name }) => name))}</Part>
      )}
      <Part name="Names">{namesText(species)}</Part>
      <Part name="Sources">
        <SourceList sources={species.sources} />
      </Part>
    </dl>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}
