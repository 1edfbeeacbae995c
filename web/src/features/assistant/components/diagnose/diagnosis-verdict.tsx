import type { Severity } from '@plantcare/contract/assistant/diagnose.ts';
import { Badge } from '@/ui/content/badge.tsx';
import { SEVERITY_TONES } from '@/ui/content/severity.ts';
import { ConfidenceBar } from '../confidence-bar.tsx';

interface DiagnosisVerdictProps {
  condition: string;
  severity: Severity;
  confidence: number;
}

/** What it is, how severe, and how sure that is. */
export function DiagnosisVerdict({ condition, severity, confidence }: DiagnosisVerdictProps) {
  return (
    <>
      <h2 className="text-3xl desk:text-4xl">{condition}</h2>
      <div>
        <span className="sr-only">Severity: </span>
        <Badge tone={SEVERITY_TONES[severity] ?? 'gray'} className="px-3.5! py-1! text-base!">
          {severity}
        </Badge>
      </div>
      <ConfidenceBar confidence={confidence} />
    </>
  );
}
