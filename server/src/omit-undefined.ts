type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that are not undefined, so that an absent field does not overwrite a stored value. */
export function omitUndefined<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>; // Same keys, fewer.
}
