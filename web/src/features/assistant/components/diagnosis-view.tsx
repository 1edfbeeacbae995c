import { type Diagnosis, NO_CONDITION } from '@plantcare/contract/assistant.ts';
import { paths } from '@/lib/paths.ts';
import { Badge } from '@/ui/badge.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { Markdown } from '@/ui/markdown.tsx';
import { SEVERITY_TONES } from '@/ui/severity.ts';
import { ConfidenceBar } from './confidence-bar.tsx';
import { PlantLink } from './plant-link.tsx';

interface DiagnosisViewProps {
  diagnosis: Diagnosis;
  plant: { _id: string; name: string } | null;
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
export function DiagnosisView({ diagnosis, plant }: DiagnosisViewProps) {
  const { condition, severity, confidence } = diagnosis;
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
    </>
  );
}
