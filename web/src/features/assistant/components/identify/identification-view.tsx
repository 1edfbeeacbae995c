import {
  type Candidate,
  type Identification,
  NO_COMMON_NAME,
  UNKNOWN_PLANT,
} from '@plantcare/contract/assistant/identify.ts';
import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { LostLeaf } from '@/ui/drawings/lost-leaf.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateList } from './candidate-list.tsx';

interface IdentificationViewProps {
  identification: Identification;
  photo: File | null;
}

/** Candidates below this confidence, in percent, are not worth comparing. */
const FAINT = 3;

/** The likeliest name first, then what else it might be; or that nobody knows, and where to go on. */
export function IdentificationView({ identification, photo }: IdentificationViewProps) {
  const { species, confidence, nextQuestion, asked } = identification;
  const candidates = identification.candidates.filter((candidate) => candidate.confidence >= FAINT);
  const named = confidence > 0 && species !== UNKNOWN_PLANT;
  return (
    <>
      {named && <Named identification={identification} photo={photo} />}
      {!named && nextQuestion && <UnknownSoFar identification={identification} />}
      {!named && !nextQuestion && <UnknownPlant identification={identification} />}
      {!named && asked > 0 && <CandidateList title="What fits best so far" candidates={candidates} photo={photo} />}
      <p role="status" className="sr-only">
        {asked > 0 && likeliest(candidates)}
      </p>
    </>
  );
}

function Named({ identification, photo }: IdentificationViewProps) {
  const [best = onlyCandidate(identification), ...others] = identification.candidates;
  const description = best.description || identification.description;
  return (
    <>
      <CandidateCard candidate={{ ...best, description }} photo={photo} best />
      <CandidateList
        title="It might also be"
        candidates={others.filter((other) => other.confidence >= FAINT)}
        photo={photo}
      />
    </>
  );
}

function onlyCandidate({ species, commonName, confidence, description }: Identification): Candidate {
  return { species, commonName, confidence, description, known: null, tells: [] };
}

/** What is read aloud when the candidates have changed. */
function likeliest([best]: readonly Candidate[]): string {
  return best
    ? `Likeliest so far: ${best.species}, ${Math.round(best.confidence)}% confidence`
    : 'Many plants still fit.';
}

function UnknownSoFar({ identification }: { identification: Identification }) {
  const { species, commonName, description, asked } = identification;
  // Before the first answer there is nothing to be unsure about.
  if (asked === 0) {
    return (
      <div className="grid gap-2">
        <h2 className="text-2xl">Which plant is it?</h2>
        <p className="max-w-prose leading-relaxed">{description}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <h2 className="text-2xl">{species || UNKNOWN_PLANT}</h2>
      <p className="text-ink-soft">
        {commonName || NO_COMMON_NAME} · <span className="font-semibold">0% confidence</span>
      </p>
      <p className="max-w-prose leading-relaxed">{description}</p>
    </div>
  );
}

function UnknownPlant({ identification }: { identification: Identification }) {
  const { species, commonName, confidence, description } = identification;
  return (
    <div className="grid justify-items-start gap-4">
      <div className="w-44 text-terracotta">
        <LostLeaf />
      </div>
      <div>
        <h2 className="text-3xl">{species || UNKNOWN_PLANT}</h2>
        <p className="mt-1 text-ink-soft">{commonName || NO_COMMON_NAME}</p>
        <p className="mt-1 font-semibold text-[0.95rem]">{Math.round(confidence)}% confidence</p>
      </div>
      <p className="max-w-prose leading-relaxed">{description}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.assistantOn('care-advice')}>Look it up by name</ButtonLink>
        <ButtonLink to={paths.addPlant} variant="secondary">
          Add it anyway
        </ButtonLink>
      </div>
    </div>
  );
}
