import { z } from 'zod';

// PostgreSQL cannot store U+0000 in text, SQLite can; this keeps the two databases the same.
const NOT_NUL = /^[^\0]*$/u;
const UNSTORABLE = 'This text contains a character that cannot be stored';

/** A text that must not be empty. Surrounding white space is removed. */
export function requiredText(name: string, max = 200) {
  return z
    .string(`${name} is required`)
    .regex(NOT_NUL, UNSTORABLE)
    .trim()
    .min(1, `${name} is required`)
    .max(max, `${name} can have at most ${max} characters`);
}

/** An optional text: left out it is not changed, empty it is cleared (null). */
export function optionalText(name: string, max = 200) {
  return (
    z
      .string()
      .regex(NOT_NUL, UNSTORABLE)
      // A form always sends line breaks as CRLF.
      .overwrite((text) => text.replaceAll('\r\n', '\n'))
      .trim()
      .max(max, `${name} can have at most ${max} characters`)
      .transform((text) => (text === '' ? null : text))
      .optional()
  );
}

/** The answer of a call that returns only a message. */
export const Message = z.object({ msg: z.string() });

/** A moment, UTC, as `2026-05-01T08:30:00.000Z`. */
export const Instant = z.iso.datetime({ precision: 3 });

/** Changes with each change of a record: its `ETag`, sent back as `If-Match`. */
export const Version = z.int().min(1);

/** A random identifier that sorts by the time of its creation (UUIDv7). */
export const Id = z.uuidv7();

/**
 * A place in a list that is ordered by a moment and then by id, newest first, as `2026-05-01T08:30:00.000Z~<id>`. It stays
 * valid when what was there is deleted.
 */
export const Cursor = z
  .string()
  .transform((text) => text.split('~'))
  .pipe(z.tuple([Instant, Id]))
  .transform(([moment, id]) => ({ moment, id }));

export type Cursor = z.output<typeof Cursor>;
