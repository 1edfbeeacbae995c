import type { GuideCandidate } from '@plantcare/contract/diagnosis-guide.ts';
import { useId } from 'react';

/** What fits so far, the likeliest first, each with what tells it apart. */
export function GuideCandidates({ candidates }: { candidates: readonly GuideCandidate[] }) {
  const id = useId();
  const [likeliest] = candidates;
  if (!likeliest) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-xl">
        What fits so far
      </h3>
      <ol className="max-w-prose divide-y divide-line">
        {candidates.map(({ problem, name, probability, check }) => (
          <li key={problem} className="grid gap-1.5 py-3">
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
            <p className="text-ink-soft text-sm leading-relaxed">{check}</p>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        Likeliest: {likeliest.name}, {Math.round(likeliest.probability)}%
      </p>
    </section>
  );
}
