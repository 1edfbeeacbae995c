// The build of the web application uses this module in place of Zod. The contract makes hundreds of schemas while it is
// loaded, and the browser needs a handful of them, when somebody submits a form: the rest would cost 25 KB and a tenth of
// a second on a phone. So only the way to make each schema is recorded; `actual.ts` repeats it with Zod.

/** How a value was got: `z` itself, a property of another, or a call. */
export type Recipe =
  | { readonly kind: 'zod' }
  | { readonly kind: 'property'; readonly of: object; readonly key: string }
  | { readonly kind: 'call'; readonly of: object; readonly args: readonly unknown[] };

const recipes = new WeakMap<object, Recipe>();

/** Keys that stand for `...schema.shape` in an object. */
const spreads = new Map<symbol, object>();

/** The recipe of a recorded value; undefined for every other value. */
export function recipeOf(value: unknown): Recipe | undefined {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isObject ? recipes.get(value) : undefined;
}

/** The recorded value whose properties an object was given under this key. */
export function spreadOf(key: symbol): object | undefined {
  return spreads.get(key);
}

/** What a schema answers at once in Zod, and a recorded one cannot. */
const READS = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'def', '_zod']);

function record(recipe: Recipe): object {
  const spread = Symbol('spread');
  const recorded: object = new Proxy(() => undefined, {
    get(_, key) {
      if (key === spread) return recorded;
      // A recorded value is not a promise, and has none of the symbols that the language looks for.
      if (typeof key === 'symbol' || key === 'then') return undefined;
      if (key === 'options' && recipe.kind === 'call' && Array.isArray(recipe.args[0])) return recipe.args[0];
      if (READS.has(key)) throw new Error(`A recorded schema has no ${key}: use actual() of lib/schemas/actual.ts`);
      return record({ kind: 'property', of: recorded, key });
    },
    apply: (_, __, args) => record({ kind: 'call', of: recorded, args }),
    ownKeys: () => {
      spreads.set(spread, recorded);
      return [spread];
    },
    getOwnPropertyDescriptor: (_, key) =>
      key === spread ? { value: recorded, enumerable: true, configurable: true } : undefined,
  });
  recipes.set(recorded, recipe);
  return recorded;
}

// Everything that the contract takes from Zod is recorded.
export const z = record({ kind: 'zod' });
