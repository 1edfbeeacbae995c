import fc from 'fast-check';
import { z } from 'zod';

const ANY_DATE = { noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') };
const DAY_MS = 24 * 3_600_000;
const SOON = { noInvalidDate: true, min: new Date(Date.now() - DAY_MS), max: new Date(Date.now() + 40 * DAY_MS) };

export type Arbitrary = fc.Arbitrary<unknown>;

/** Keys and values that have brought other servers down. */
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '_id', 'user_id', 'userId', ''];
const TEXTS = [
  '',
  ' ',
  '\0',
  '\u0000name',
  '\r\nBcc: eve@example.org',
  '\u202e\u200b\ufeff',
  '\ud800',
  '👩🏽‍🌾'.repeat(60),
  'ﷺ'.repeat(100),
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '{{7*7}}',
  '../../../etc/passwd',
  '%00%ff',
  'null',
  'NaN',
  '1e999',
  '9'.repeat(400),
  '0x10',
  '[object Object]',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '2026-05-01T25:61',
];
const NUMBERS = [0, -0, -1, 0.1, 1e-320, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e308, -1e308];
const MOST_ITEMS = 600;
const FIELDS_TRIED = 8;
const INPUTS_TRIED = 2;

/** A value that fits no field, or only by chance. */
const hostile: Arbitrary = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom<unknown>(...NUMBERS, null, true, [], {}, [null], [[]]),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(201, 1_001, 10_001, 20_001).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(...KEYS).map((key) => Object.fromEntries([[key, { polluted: true }]])),
  fc.constant(nested(60)),
);

/** Inputs for a schema: half of them fit, in the others up to three fields are missing, wrong or asked for by nobody. */
export function inputFor(schema: z.ZodType, ids: readonly string[]): Arbitrary {
  const known = parts(schema);
  if (known.def.type !== 'object') return fc.oneof({ weight: 3, arbitrary: fitting(schema, ids) }, hostile);
  const names = Object.keys(known.def.shape);
  const fit = fittingInput(schema, ids);
  const wrongName = fc.constantFrom(...names, ...names, ...KEYS);
  const wrong = fc.array(fc.tuple(wrongName, fc.oneof(hostile, hostile, fc.constant(undefined))), {
    minLength: 1,
    maxLength: 3,
  });
  const broken = fc
    .tuple(fit, wrong)
    .map(([input, changes]) => Object.fromEntries([...Object.entries(input ?? {}), ...changes]));
  return fc.oneof(fit, broken);
}

/** Inputs for a schema of which every field fits. */
export function fittingInput(schema: z.core.$ZodType, ids: readonly string[]): Arbitrary {
  const { def } = parts(schema);
  if (def.type !== 'object') return firstThatFits(schema, ids);
  const fields = Object.entries(def.shape).map(([name, field]) => [name, firstThatFits(field, ids)] as const);
  // Fields that fit one by one may not fit together.
  return firstAccepted(schema, fc.record(Object.fromEntries(fields)), INPUTS_TRIED);
}

/** Mostly what the schema accepts: else nine fields in ten would not make a valid whole. */
function firstThatFits(schema: z.core.$ZodType, ids: readonly string[]): Arbitrary {
  return firstAccepted(schema, fitting(schema, ids), FIELDS_TRIED);
}

/** The first of a few values that the schema accepts; any if it accepts none. */
function firstAccepted(schema: z.core.$ZodType, values: Arbitrary, length: number): Arbitrary {
  const candidates = fc.array(values, { minLength: length, maxLength: length });
  return candidates.map((some) => some.find((value) => z.safeParse(schema, value).success) ?? some[0]);
}

/** Values that a schema accepts, as far as one can tell, and some just beyond its limits. */
function fitting(schema: z.core.$ZodType, ids: readonly string[]): Arbitrary {
  const known = parts(schema);
  const inner = (part: z.core.$ZodType) => fitting(part, ids);
  switch (known.def.type) {
    case 'string':
      return text(known.limits, ids);
    case 'number':
      return number(known.limits);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(known.def.entries));
    case 'literal':
      return fc.constantFrom(...known.def.values);
    case 'object': {
      const fields = Object.entries(known.def.shape).map(([name, field]) => [name, inner(field)] as const);
      return fc.record(Object.fromEntries(fields));
    }
    case 'array': {
      const { minimum = 0, maximum = 5 } = known.limits;
      const lengths = [minimum, minimum + 1, Math.min(maximum, MOST_ITEMS), Math.min(maximum + 1, MOST_ITEMS)];
      const item = inner(known.def.element);
      const some = fc.array(item, { minLength: minimum, maxLength: minimum + 3 });
      const repeated = fc.tuple(item, fc.constantFrom(...lengths)).map(([one, length]) => Array(length).fill(one));
      return fc.oneof({ weight: 9, arbitrary: some }, repeated);
    }
    case 'tuple':
      return fc.tuple(...known.def.items.map(inner));
    case 'union':
      return fc.oneof(...known.def.options.map(inner));
    case 'intersection':
      return fc
        .tuple(inner(known.def.left), inner(known.def.right))
        .map(([left, right]) => Object.assign({}, left, right));
    case 'record':
      return fc.dictionary(fc.constantFrom(...KEYS, 'one', 'other'), inner(known.def.valueType), { maxKeys: 4 });
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nonoptional':
    case 'readonly':
      return fc.option(inner(known.def.innerType), { freq: 5, nil: known.def.type === 'nullable' ? null : undefined });
    case 'pipe':
      // What a transformation makes is not what it must be given. Any other second part only wants more of the same.
      if (parts(known.def.out).def.type === 'transform') return inner(known.def.in);
      return fc.oneof({ weight: 1, arbitrary: inner(known.def.in) }, { weight: 9, arbitrary: inner(known.def.out) });
    default:
      return hostile;
  }
}

interface Limits {
  /** Of a number, or of the length of a text or a list. */
  minimum?: number;
  maximum?: number;
  format?: string;
}

/** What Zod knows of a schema: https://zod.dev/packages/core */
function parts(schema: z.core.$ZodType): { def: z.core.$ZodTypes['_zod']['def']; limits: Limits } {
  // Every schema of Zod is one of this union.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const limits: Limits = 'format' in def && def.format ? { format: def.format } : {};
  for (const check of def.checks ?? []) {
    // Every check of Zod is one of this union.
    const { def: rule } = (check as z.core.$ZodChecks)._zod;
    if (rule.check === 'min_length') limits.minimum = rule.minimum;
    if (rule.check === 'max_length') limits.maximum = rule.maximum;
    if (rule.check === 'length_equals') limits.minimum = limits.maximum = rule.length;
    if (rule.check === 'greater_than') limits.minimum = Number(rule.value);
    if (rule.check === 'less_than') limits.maximum = Number(rule.value);
  }
  return { def, limits };
}

function text({ minimum = 0, maximum = 200, format }: Limits, ids: readonly string[]): Arbitrary {
  switch (format) {
    case 'uuid':
      return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, fc.uuid({ version: 7 }), fc.uuid());
    case 'email':
      return fc.oneof(
        fc.emailAddress(),
        fc.uuid().map((id) => `${id}@example.org`), // Nobody has it yet.
        fc.constantFrom('a@b', 'ada@example.org\r\n', `${'a'.repeat(250)}@example.org`),
      );
    case 'url':
      return fc.oneof(fc.webUrl(), fc.constantFrom('https://127.0.0.1/', 'file:///etc/passwd', 'javascript:alert(1)'));
    case 'date':
      return fc.oneof(fc.date(SOON), fc.date(ANY_DATE)).map(day);
    case 'datetime':
      return fc.date(ANY_DATE).map(iso);
    case 'time':
      return fc.constantFrom('00:00', '23:59', '21:30', '12:00', '24:00');
    case 'base64url':
      return fc.constantFrom(maximum, maximum, maximum, maximum + 1).map((length) => 'A'.repeat(length));
  }
  const most = Math.min(maximum, 25_000);
  const typed = fc.string({ unit: 'grapheme', minLength: Math.min(minimum, 50), maxLength: Math.max(minimum, 15) });
  const lengths = fc.constantFrom(minimum, most, most + 1).map((length) => 'ü'.repeat(length));
  return fc.oneof(
    { weight: 20, arbitrary: typed },
    {
      weight: 20,
      arbitrary: fc.constantFrom('Monstera deliciosa', '2026-05-01', '2026-05-01T18:30', '12', 'Europe/Berlin'),
    },
    { weight: 5, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: lengths },
    { weight: 1, arbitrary: fc.constantFrom(...TEXTS) },
  );
}

function number({ minimum = -1e6, maximum = 1e6 }: Limits): Arbitrary {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(minimum, maximum) },
    {
      weight: 14,
      arbitrary: fc.integer({ min: Math.max(-1e9, Math.ceil(minimum)), max: Math.min(1e9, Math.floor(maximum)) }),
    },
    { weight: 1, arbitrary: fc.constantFrom(minimum - 1, maximum + 1, minimum + 0.5) },
    { weight: 1, arbitrary: fc.constantFrom(...NUMBERS) },
  );
}

function day(date: Date): string {
  return iso(date).slice(0, 10);
}

function iso(date: Date): string {
  return date.toISOString();
}

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}
