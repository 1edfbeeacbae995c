import type { z } from 'zod';
import { type Recipe, recipeOf, spreadOf } from './deferred-zod.ts';

type Zod = typeof import('zod/v4').z;

const made = new WeakMap<object, unknown>();

/** The schema itself, for one that was only recorded (see `deferred-zod.ts`). Loads Zod the first time. */
export async function actual<Schema extends z.ZodType>(schema: Schema): Promise<Schema> {
  if (!recipeOf(schema)) return schema;
  const zod = await import('zod/v4');
  return make(schema, zod.z) as Schema; // Made as the contract makes it.
}

/** Has Zod loaded, so that a form can be checked at once. */
export function loadSchemas(): void {
  import('zod/v4').catch(() => undefined);
}

function make(value: unknown, z: Zod): unknown {
  const recipe = recipeOf(value);
  // Only objects have a recipe.
  if (recipe) return makeOnce(value as object, recipe, z);
  if (Array.isArray(value)) return value.map((item) => make(item, z));
  return isPlain(value) ? makeFields(value, z) : value;
}

function makeOnce(value: object, recipe: Recipe, z: Zod): unknown {
  if (!made.has(value)) made.set(value, makeFrom(recipe, z));
  return made.get(value);
}

function makeFrom(recipe: Recipe, z: Zod): unknown {
  if (recipe.kind === 'zod') return z;
  if (recipe.kind === 'property') return Reflect.get(Object(make(recipe.of, z)), recipe.key);
  const args = recipe.args.map((arg) => make(arg, z));
  const callee = recipeOf(recipe.of);
  // A method needs the schema that it is called on.
  const target = callee?.kind === 'property' ? make(callee.of, z) : undefined;
  return Reflect.apply(make(recipe.of, z) as (...args: unknown[]) => unknown, target, args); // It was called before.
}

function makeFields(fields: Record<string | symbol, unknown>, z: Zod): Record<string, unknown> {
  const spread = Object.getOwnPropertySymbols(fields).map((key) => spreadOf(key));
  const own = Object.entries(fields).map(([key, value]) => [key, make(value, z)]);
  return Object.assign({}, ...spread.map((of) => make(of, z)), Object.fromEntries(own));
}

function isPlain(value: unknown): value is Record<string | symbol, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
