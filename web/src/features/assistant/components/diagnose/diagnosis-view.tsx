import type { AnswerMeta } from '@plantcare/contract/assistant/answer.ts';
import { type Diagnosis, NO_CONDITION } from '@plantcare/contract/assistant/diagnose.ts';
import { canBeFollowed } from '@plantcare/contract/recovery.ts';
import type { ReactNode } from 'react';
import { paths } from '@/lib/page/paths.ts';
import { Badge } from '@/ui/content/badge.tsx';
import { Markdown } from '@/ui/content/markdown.tsx';
import { SEVERITY_TONES } from '@/ui/content/severity.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import type { DiagnosisInput } from '../../diagnosis-input.ts';
import type { Further } from '../../use-answer.ts';
import { ConfidenceBar } from '../confidence-bar.tsx';
import { PlantLink } from '../plant-link.tsx';
import { DiagnosisMeasured } from './diagnosis-measured.tsx';

/** What is drawn below a diagnosis that was kept, of a photo that is still at hand. */
export type FollowUp = (
  diagnosis: Pick<Diagnosis, 'condition' | 'severity'> & { answerId: string; photo: File; plant: string | null },
) => ReactNode;

interface DiagnosisViewProps {
  diagnosis: Diagnosis & AnswerMeta;
  plant: { _id: string; name: string } | null;
  photo: File | null;
  input: DiagnosisInput | undefined;
  further: Further;
  onTell: (input: DiagnosisInput) => void;
  followUp: FollowUp | undefined;
}

const SECTIONS = [
  ['symptoms', 'Visual Symptoms'],
  ['rootCause', 'Root Cause'],
  ['treatment', 'Treatment Plan'],
  ['timeline', 'Expected Timeline'],
  ['prevention', 'Prevention'],
  ['additionalNotes', 'Additional Notes'],
] as const;

/** What ails a plant, how badly, and what to do; only as much as there is to say. */
export function DiagnosisView({ diagnosis, plant, photo, input, further, onTell, followUp }: DiagnosisViewProps) {
  const { condition, severity, confidence, measured, answerId } = diagnosis;
  return (
    <>
      <header className="grid gap-3">
        <PlantLink plant={plant} />
        <h2 className="text-3xl desk:text-4xl">{condition || NO_CONDITION}</h2>
        <div>
          <span className="sr-only">Severity: </span>
          <Badge tone={SEVERITY_TONES[severity]} className="px-3.5! py-1! text-base!">
            {severity}
          </Badge>
        </div>
        <ConfidenceBar confidence={confidence} />
      </header>
      {measured && (
        <DiagnosisMeasured measured={measured} photo={photo} input={input} further={further} onTell={onTell} />
      )}
      {SECTIONS.map(([key, title]) => {
        const text = diagnosis[key];
        return (
          text !== null && (
            <section key={key} aria-label={title}>
              <h3 className="mb-1.5 text-xl">{title}</h3>
              <Markdown text={text} />
            </section>
          )
        );
      })}
      {confidence === 0 && (
        <div>
          <ButtonLink to={paths.assistantOn('care-advice')}>Describe it in words</ButtonLink>
        </div>
      )}
      {canBeFollowed(diagnosis) &&
        answerId !== null &&
        photo !== null &&
        followUp?.({ condition, severity, answerId, photo, plant: plant?._id ?? null })}
    </>
  );
}
