type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that were given: an absent one stays as it is, so it must not overwrite anything with `undefined`. */
export function omitUndefined<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>; // Same keys, fewer.
}
