import type { ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import { classes } from '@/lib/classes.ts';

const VERDICTS: Readonly<Record<ClimateFinding['verdict'], { label: string; Icon: typeof Eye; className: string }>> = {
  change: { label: 'Change', Icon: ArrowRightLeft, className: 'bg-terracotta-soft text-terracotta' },
  watch: { label: 'Watch', Icon: Eye, className: 'bg-sun-soft text-sun-ink' },
  fine: { label: 'Fine', Icon: CircleCheck, className: 'bg-moss-soft text-moss' },
};

/** One thing to change, to watch, or that is fine, as an item of a list. */
export function Finding({ verdict, text }: Pick<ClimateFinding, 'verdict' | 'text'>) {
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
