import type { Candidate } from '@plantcare/contract/assistant/identify.ts';
import { useId } from 'react';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { ConfidenceBar } from '../confidence-bar.tsx';
import { CandidateTells } from './candidate-tells.tsx';

/** A plant that was picked: the scientific name, and what people call it. */
export interface PickedName {
  species: string;
  commonName: string | null;
}

interface PickCandidateProps {
  title: string;
  candidates: readonly Candidate[];
  onPick: (picked: PickedName) => void;
}

/** Plants that it may be, likeliest first, of which the gardener picks one. */
export function PickCandidate({ title, candidates, onPick }: PickCandidateProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      <ol className="mt-1 divide-y divide-line">
        {candidates.map((candidate) => (
          <li key={candidate.species} className="py-4">
            <PickRow candidate={candidate} onPick={onPick} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PickRow({ candidate, onPick }: { candidate: Candidate; onPick: (picked: PickedName) => void }) {
  const { confidence, known, tells } = candidate;
  const species = known?.scientificName ?? candidate.species;
  const commonName = candidate.commonName ?? known?.commonNames[0] ?? null;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <div aria-hidden className="w-16 shrink-0">
          <PlantPhoto
            photoUrl={null}
            name={commonName ?? species}
            species={`${species} ${commonName ?? ''}`}
            sizes="8rem"
          />
        </div>
        <div className="min-w-0 grow">
          <p className="font-semibold leading-snug">{commonName ?? species}</p>
          {commonName !== null && <p className="text-[0.95rem] text-ink-soft italic leading-snug">{species}</p>}
        </div>
        <Button
          variant="secondary"
          className="shrink-0"
          aria-label={`This is it: ${species}`}
          onClick={() => onPick({ species, commonName })}
        >
          This is it
        </Button>
      </div>
      <ConfidenceBar confidence={confidence} />
      <CandidateTells tells={tells} />
    </div>
  );
}
