let known: { offset: number; zone: string } | undefined;

/**
 * The IANA time zone of this browser. Asking `Intl` takes a phone some milliseconds, the first time a tenth of a second, so
 * the answer is kept until the clock is set to another offset.
 */
export function browserTimeZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.zone;
}
