import type { ClimateCare, ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { Markdown } from '@/ui/content/markdown.tsx';
import { Finding } from './finding.tsx';

/** What the climate means for the plant: first the verdict, then each finding with its mark, the fine ones as one. */
export function ClimateView({ care: { findings, recommendations, summary } }: { care: ClimateCare }) {
  const pressing = findings.filter(({ verdict }) => verdict !== 'fine');
  const fine = findings.filter(({ verdict }) => verdict === 'fine');
  const ordered = pressing.toSorted((one, other) => URGENCY.indexOf(one.verdict) - URGENCY.indexOf(other.verdict));
  return (
    <>
      {summary !== undefined && <Recommendations text={summary} />}
      {findings.length > 0 && (
        <ul aria-label="Findings" className="grid max-w-2xl gap-3">
          {ordered.map(({ about, verdict, text }) => (
            <Finding key={`${about} ${text}`} verdict={verdict} text={text} />
          ))}
          {fine.length > 0 && <Finding verdict="fine" text={inOneLine(fine)} />}
        </ul>
      )}
      {summary === undefined && <Recommendations text={recommendations} />}
    </>
  );
}

const URGENCY: readonly ClimateFinding['verdict'][] = ['change', 'watch'];

function Recommendations({ text }: { text: string }) {
  return (
    <section aria-label="Climate recommendations">
      <Markdown text={text} />
    </section>
  );
}

/** A finding of an answer kept from before has only its whole text. */
function inOneLine(fine: readonly ClimateFinding[]): string {
  const briefs = new Set(fine.map(({ about, brief }) => brief ?? `the ${about}`));
  const line = [...briefs].join('; ');
  return `${capitalized(line)}.`;
}
