import type { z } from 'zod';
import type { Item } from './errors.ts';
import type { Units } from './units.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call: the server mounts it, the browser calls it, the OpenAPI document lists it.
 * `path` is below `/api`, with parameters as `:name`. `json` and `form` exclude each other; a `form` is multipart, and
 * may contain one photo under the name given by `photo`, to be stored or removed, or several for the assistant (`photos`).
 * With `lines` a caller that accepts `application/x-ndjson` reads the answer while it is written, one such JSON per line.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly area: string;
  readonly summary: string;
  readonly access: 'public' | 'signed-in';
  readonly params?: z.ZodObject;
  /** What the parameters identify, for the message that it was not found: "Plant". */
  readonly item?: Item;
  readonly query?: z.ZodObject;
  readonly json?: z.ZodType;
  readonly form?: z.ZodObject;
  readonly photo?: string;
  readonly photos?: { readonly name: string; readonly max: number };
  readonly lines?: z.ZodType;
  /**
   * The answer is a list that comes in several parts when it is very long: each but the last has a `Link` header with the
   * address of the next (`rel="next"`).
   */
  readonly paged?: true;
  /**
   * The answer, or its `user`, has a `version`, which is also its `ETag`. A caller that sends it back as `If-Match` gets 412 with the current
   * state if somebody else changed it meanwhile; without `If-Match` the last change wins.
   */
  readonly versioned?: true;
  /** The figures in the texts of the answer are metric, or in the units of an optional query parameter `units`. */
  readonly writesUnits?: true;
  readonly status?: 200 | 201;
  /** The body of the call is a file of this media type. */
  readonly takes?: string;
  /** The answer is a file of this media type; then `response` is not used. */
  readonly file?: string;
  readonly response: z.ZodType;
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'json' | 'form',
  D extends 'input' | 'output',
> = E[K] extends z.ZodType ? { [_ in K]: D extends 'input' ? z.input<E[K]> : z.output<E[K]> } : unknown;

type Parts<E extends Endpoint, D extends 'input' | 'output'> = Part<E, 'params', D> &
  Part<E, 'query', D> &
  Part<E, 'json', D> &
  Part<E, 'form', D>;

/** What a caller passes, before parsing. A photo in a form is `''` to remove the stored one. */
export type CallInput<E extends Endpoint> = Parts<E, 'input'> &
  (E['photo'] extends string ? { photo?: Blob | '' } : unknown) &
  (E['photos'] extends object ? { photos: readonly Blob[] } : unknown) &
  (E['versioned'] extends true ? { ifVersion?: number } : unknown) &
  (E['takes'] extends string ? { file: Blob } : unknown) &
  (E['writesUnits'] extends true ? { units?: Units } : unknown);

/**
 * Whether the call creates something, so that it must not be done twice: sent again with the same `Idempotency-Key` within
 * 24 hours it is answered the same.
 */
export function takesIdempotencyKey({ access, status }: Pick<Endpoint, 'access' | 'status'>): boolean {
  return access === 'signed-in' && status === 201;
}

/** What a handler receives, after parsing. */
export type ParsedInput<E extends Endpoint> = Parts<E, 'output'>;

export type Answer<E extends Endpoint> = z.output<E['response']>;

/** A line of an answer that is read while it is written. */
export type AnswerLineOf<E extends Endpoint> = E['lines'] extends z.ZodType ? z.output<E['lines']> : never;
