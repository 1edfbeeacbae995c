const formats = new Map<string, Intl.DateTimeFormat>();

/** In English, with the clock of the browser's region: 12 hours in the United States, 24 in most of Europe. */
function formatFor(region: string): Intl.DateTimeFormat {
  const known = formats.get(region);
  if (known) return known;
  const { hour12 } = new Intl.DateTimeFormat(region, { hour: 'numeric' }).resolvedOptions();
  const made = new Intl.DateTimeFormat(hour12 ? 'en-US' : 'en-GB', { hour: 'numeric', minute: '2-digit' });
  formats.set(region, made);
  return made;
}

/** The time of day on the gardener's clock: "9:00 AM" or "9:00", as is usual in the browser's region. */
export function clockTime(moment: Date, region: string = navigator.language): string {
  // Some versions of browsers put a narrow no-break space before AM.
  return formatFor(region).format(moment).replace('\u202f', ' ');
}
