/**
 * Gives a value that is made when it is first needed. For the formatters of `Intl`: the first of them takes milliseconds,
 * which no screen should wait for that does not show what it formats.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
