import { Link } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';
import type { CollectionSummary } from '../collection-summary.ts';

/** Three counts, each linked to the plants it counts. */
export function Counters({ summary }: { summary: CollectionSummary }) {
  const { total, healthy, inNeed } = summary;
  return (
    <div className="@container">
      <ul className="grid grid-cols-3 divide-x divide-line/80 @max-[16rem]:grid-cols-1 @max-[16rem]:divide-x-0 @max-[16rem]:divide-y rounded-card border border-line/80 bg-sheet shadow-card">
        <Counter count={total} label="Total plants" to={paths.plants} />
        <Counter count={healthy} label="Healthy plants" to={`${paths.plants}?health=healthy`} tone="text-leaf" />
        <Counter
          count={inNeed.length}
          label="Need attention"
          to={`${paths.plants}?sort=health`}
          tone={inNeed.length > 0 ? 'text-terracotta' : undefined}
        />
      </ul>
    </div>
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
        className="flex h-full min-h-18 flex-col justify-center rounded-card px-3 py-2.5 text-center hover:bg-moss-soft/60"
      >
        <span className={classes('font-display text-2xl leading-none', tone)}>{count}</span>{' '}
        <span className="mt-1 text-ink-soft text-sm leading-tight">{label}</span>
      </Link>
    </li>
  );
}
