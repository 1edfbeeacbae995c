import type { Hypothesis } from '@plantcare/contract/measured-diagnosis.ts';
import { useId } from 'react';

/** What may be behind it, the likeliest first, each with what tells it apart. */
export function MeasuredHypotheses({ hypotheses }: { hypotheses: readonly Hypothesis[] }) {
  const id = useId();
  const [likeliest] = hypotheses;
  if (!likeliest) return null;
  const rest = 100 - hypotheses.reduce((sum, { probability }) => sum + probability, 0);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-xl">
        What it may be
      </h3>
      <ol className="max-w-prose divide-y divide-line">
        {hypotheses.map(({ problem, name, probability, check }) => (
          <li key={problem} className="grid gap-1.5 py-3.5">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{name}</span>
              <span className="shrink-0 tabular-nums">
                {Math.round(probability)}%<span className="sr-only"> likely</span>
              </span>
            </p>
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-leaf transition-[width] duration-300"
                style={{ width: `${probability}%` }}
              />
            </span>
            <p className="text-ink-soft leading-relaxed">{check}</p>
          </li>
        ))}
      </ol>
      {rest >= 1 && (
        <p className="text-ink-soft text-sm">The remaining {Math.round(rest)}% is spread over less likely causes.</p>
      )}
      <p role="status" className="sr-only">
        Likeliest: {likeliest.name}, {Math.round(likeliest.probability)}%
      </p>
    </section>
  );
}
