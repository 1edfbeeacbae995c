import { Link } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';
import type { CollectionSummary } from '../collection-summary.ts';

/** Three counts, each linked to the plants it counts. */
export function Counters({ summary }: { summary: CollectionSummary }) {
  const { total, healthy, inNeed } = summary;
  return (
    <ul className="grid grid-cols-3 gap-2.5 sm:gap-4">
      <Counter count={total} label="Total plants" to={paths.plants} />
      <Counter count={healthy} label="Healthy plants" to={`${paths.plants}?health=healthy`} tone="text-leaf" />
      <Counter
        count={inNeed.length}
        label="Need attention"
        to={`${paths.plants}?sort=health`}
        tone={inNeed.length > 0 ? 'text-terracotta' : undefined}
      />
    </ul>
  );
}

interface CounterProps {
  count: number;
  label: string;
  to: string;
  tone?: string | undefined;
}

function Counter({ count, label, to, tone }: CounterProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full flex-col rounded-card border border-line/80 bg-sheet px-3.5 py-3 shadow-card transition-shadow hover:shadow-lifted sm:px-6 sm:py-5"
      >
        <span className={classes('font-display text-4xl leading-none sm:text-5xl', tone)}>{count}</span>{' '}
        <span className="mt-2 text-ink-soft text-sm leading-tight sm:text-base">{label}</span>
      </Link>
    </li>
  );
}
