import type { Candidate } from '@plantcare/contract/assistant/identify.ts';
import { useId } from 'react';
import { CandidateCard } from './candidate-card.tsx';

interface CandidateListProps {
  title: string;
  candidates: readonly Candidate[];
  photo: File | null;
}

/** Plants that it may be, likeliest first. Nothing is said while there are none. */
export function CandidateList({ title, candidates, photo }: CandidateListProps) {
  const id = useId();
  if (candidates.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-2">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      <ol className="mt-1 divide-y divide-line">
        {candidates.map((candidate) => (
          <li key={candidate.species}>
            <CandidateCard candidate={candidate} photo={photo} />
          </li>
        ))}
      </ol>
    </section>
  );
}
