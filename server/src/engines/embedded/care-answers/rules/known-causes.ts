import { readFileSync } from 'node:fs';
import { z } from 'zod';

const OUTLOOKS = ['good', 'fair', 'poor'] as const;

/** How likely the plant lives on. */
export type Outlook = (typeof OUTLOOKS)[number];

/** What to do after something has happened to a plant, for some plants: `for` and `not` are as in worked questions. */
const Remedy = z.strictObject({
  for: z.array(z.string()).optional(),
  not: z.array(z.string()).optional(),
  outlook: z.enum(OUTLOOKS),
  say: z.string().min(1),
});

export type Remedy = z.output<typeof Remedy>;

const remedies = z
  .record(z.string(), z.array(Remedy).min(1))
  .parse(JSON.parse(readFileSync(new URL('known-causes.json', import.meta.url), 'utf8')));

/** What to do after this has happened to a plant with these traits; null where nothing is written for it. */
export function remedyFor(cause: string, traits: ReadonlySet<string>): Remedy | null {
  return (
    remedies[cause]?.find(
      (each) => (each.for?.some((name) => traits.has(name)) ?? true) && !each.not?.some((name) => traits.has(name)),
    ) ?? null
  );
}
