import { z } from 'zod';

// PostgreSQL cannot store U+0000 in text; SQLite can, so without this the two databases would disagree.
const NOT_NUL = /^[^\0]*$/u;
const UNSTORABLE = 'This text contains a character that cannot be stored';

/** A text that must say something. Surrounding white space is dropped. */
export function requiredText(name: string, max = 200) {
  return z
    .string(`${name} is required`)
    .regex(NOT_NUL, UNSTORABLE)
    .trim()
    .min(1, `${name} is required`)
    .max(max, `${name} can have at most ${max} characters`);
}

/** A text that may be left out (stays as it is), or left empty (null: cleared). */
export function optionalText(name: string, max = 200) {
  return (
    z
      .string()
      .regex(NOT_NUL, UNSTORABLE)
      // A form sends the lines of a text with CRLF, whatever was typed.
      .overwrite((text) => text.replaceAll('\r\n', '\n'))
      .trim()
      .max(max, `${name} can have at most ${max} characters`)
      .transform((text) => (text === '' ? null : text))
      .optional()
  );
}

/** The answer of a call that has nothing to give back but a sentence. */
export const Message = z.object({ msg: z.string() });

/** A moment, UTC, as `2026-05-01T08:30:00.000Z`. */
export const Instant = z.iso.datetime({ precision: 3 });

/** Counts the changes of something that is edited: its `ETag`, and what `If-Match` names. */
export const Version = z.int().min(1);

/** A random identifier that sorts by the time it was made (UUIDv7). */
export const Id = z.uuidv7();
