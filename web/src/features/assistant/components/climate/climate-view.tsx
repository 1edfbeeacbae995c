import type { ClimateCare, ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import { classes } from '@/lib/classes.ts';
import { Markdown } from '@/ui/content/markdown.tsx';
import { withoutSaid } from '../../without-said.ts';

const VERDICTS: Readonly<Record<ClimateFinding['verdict'], { label: string; Icon: typeof Eye; className: string }>> = {
  change: { label: 'Change', Icon: ArrowRightLeft, className: 'bg-terracotta-soft text-terracotta' },
  watch: { label: 'Watch', Icon: Eye, className: 'bg-sun-soft text-sun-ink' },
  fine: { label: 'Fine', Icon: CircleCheck, className: 'bg-moss-soft text-moss' },
};

const URGENCY: readonly ClimateFinding['verdict'][] = ['change', 'watch', 'fine'];

/** What the climate asks for: each comparison with its mark, the urgent first, then what else there is to say. */
export function ClimateView({ care: { findings, recommendations } }: { care: ClimateCare }) {
  const ordered = URGENCY.flatMap((urgency) => findings.filter(({ verdict }) => verdict === urgency));
  const rest = withoutSaid(recommendations, (item) => findings.some(({ text }) => text === item));
  return (
    <>
      {findings.length > 0 && (
        <ul aria-label="Findings" className="grid max-w-2xl gap-3">
          {ordered.map(({ about, verdict, text }) => {
            const { label, Icon, className } = VERDICTS[verdict];
            return (
              <li key={`${about} ${text}`} className="flex items-start gap-3.5">
                <span className={classes('mt-0.5 grid size-9 shrink-0 place-items-center rounded-full', className)}>
                  <Icon aria-hidden className="size-5" />
                </span>
                <p className="min-w-0 leading-relaxed">
                  <span className="block font-semibold text-sm">{label}</span>
                  {text}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <section aria-label="Climate recommendations">
        <Markdown text={rest} />
      </section>
    </>
  );
}
