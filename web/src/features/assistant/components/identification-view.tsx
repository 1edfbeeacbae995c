import { type Candidate, type Identification, NO_COMMON_NAME, UNKNOWN_PLANT } from '@plantcare/contract/assistant.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { LostLeaf } from '@/ui/drawings/lost-leaf.tsx';
import { CandidateCard } from './candidate-card.tsx';

interface IdentificationViewProps {
  identification: Identification;
  photo: File | null;
}

/** The likeliest name first, then what else it might be; or that nobody knows, and where to go on. */
export function IdentificationView({ identification, photo }: IdentificationViewProps) {
  const { species, confidence, description } = identification;
  if (confidence === 0 || species === UNKNOWN_PLANT) return <UnknownPlant identification={identification} />;
  const [best = onlyCandidate(identification), ...others] = identification.candidates;
  return (
    <>
      <CandidateCard candidate={{ ...best, description: best.description || description }} photo={photo} best />
      {others.length > 0 && (
        <section aria-labelledby="other-candidates" className="mt-2">
          <h3 id="other-candidates" className="text-xl">
            It might also be
          </h3>
          <ol className="mt-1 divide-y divide-line">
            {others.map((candidate) => (
              <li key={candidate.species}>
                <CandidateCard candidate={candidate} photo={photo} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function onlyCandidate({ species, commonName, confidence, description }: Identification): Candidate {
  return { species, commonName, confidence, description, known: null };
}

function UnknownPlant({ identification: { species, commonName, description } }: { identification: Identification }) {
  return (
    <div className="grid justify-items-start gap-4">
      <div className="w-44 text-terracotta">
        <LostLeaf />
      </div>
      <div>
        <h2 className="text-3xl">{species || UNKNOWN_PLANT}</h2>
        <p className="mt-1 text-ink-soft">{commonName || NO_COMMON_NAME}</p>
        <p className="mt-1 font-semibold text-[0.95rem]">0% confidence</p>
      </div>
      <p className="max-w-prose leading-relaxed">{description}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.assistantOn('care-advice')}>Look it up by name</ButtonLink>
        <ButtonLink to={paths.addPlant} variant="secondary">
          Add it all the same
        </ButtonLink>
      </div>
    </div>
  );
}
