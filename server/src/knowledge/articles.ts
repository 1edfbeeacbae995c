import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A short article about what belongs to no single plant, as it is written in `articles/*.json`. */
const Article = z.strictObject({
  _id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: z.string(),
  /** The words under which gardeners look for it. */
  keywords: z.array(z.string()).min(3),
  /** Questions that it answers, as gardeners ask them. */
  questions: z.array(z.string()).min(3),
  /** The answer first, then how to do it; Markdown. */
  text: z.string(),
  sources: z.array(z.string()).min(1),
});

export type Article = z.output<typeof Article>;

const FOLDER = new URL('articles/', import.meta.url);

/** Every article of the knowledge base. */
export const articles: readonly Article[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) => z.array(Article).parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))));
