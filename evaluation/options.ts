import { parseArgs } from 'node:util';
import { z } from 'zod';
import { GRADES } from './grade.ts';
import { FORMS, TOPICS } from './questions.ts';

const optionsSchema = z.object({
  show: z
    .string()
    .transform((grades) => grades.split(','))
    .pipe(z.array(z.enum(GRADES)))
    .optional(),
  form: z.enum(FORMS).optional(),
  topic: z.enum(TOPICS).optional(),
  write: z.boolean(),
  sample: z.coerce.number().int().min(1).optional(),
  seed: z.coerce.number().int().min(0),
});

export type Options = z.infer<typeof optionsSchema>;

/**
 * `--show partly,wrong,dangerous` shows the development questions of these grades with their answers, `--form` and
 * `--topic` only some of them; `--write` keeps the scores in docs/evaluation.md; `--sample 20 --seed 7` keeps that many
 * questions of the held-out set, with their answers, in docs/evaluation-sample.md. Throws on anything else.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      show: { type: 'string' },
      form: { type: 'string' },
      topic: { type: 'string' },
      write: { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  return optionsSchema.parse(values);
}
