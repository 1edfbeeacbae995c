import type { ClimateCare, ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import { classes } from '@/lib/classes.ts';
import { Markdown } from '@/ui/content/markdown.tsx';

const VERDICTS: Readonly<Record<ClimateFinding['verdict'], { label: string; Icon: typeof Eye; className: string }>> = {
  change: { label: 'Change', Icon: ArrowRightLeft, className: 'bg-terracotta-soft text-terracotta' },
  watch: { label: 'Watch', Icon: Eye, className: 'bg-sun-soft text-sun-ink' },
  fine: { label: 'Fine', Icon: CircleCheck, className: 'bg-moss-soft text-moss' },
};

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

function Finding({ verdict, text }: Pick<ClimateFinding, 'verdict' | 'text'>) {
  const { label, Icon, className } = VERDICTS[verdict];
  return (
    <li className="flex items-start gap-3.5">
      <span className={classes('mt-0.5 grid size-9 shrink-0 place-items-center rounded-full', className)}>
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="min-w-0 leading-relaxed">
        <span className="block font-semibold text-sm">{label}</span>
        {text}
      </p>
    </li>
  );
}

/** A finding of an answer kept from before has only its whole text. */
function inOneLine(fine: readonly ClimateFinding[]): string {
  const briefs = new Set(fine.map(({ about, brief }) => brief ?? `the ${about}`));
  const line = [...briefs].join('; ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}
