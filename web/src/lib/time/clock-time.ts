/** How the clock reads in the languages that most browsers are set to: the first formatter of `Intl` takes a phone 100 ms. */
const HAS_12_HOURS: Readonly<Record<string, boolean>> = {
  'en-US': true,
  'en-AU': true,
  'en-CA': true,
  'en-IN': true,
  'en-NZ': true,
  'en-GB': false,
  de: false,
  'de-DE': false,
  'es-ES': false,
  fr: false,
  'fr-FR': false,
  'it-IT': false,
  'nl-NL': false,
  'pl-PL': false,
  'pt-BR': false,
  'sv-SE': false,
};

const asked = new Map<string, boolean>();

function has12Hours(region: string): boolean {
  const known = HAS_12_HOURS[region] ?? asked.get(region);
  if (known !== undefined) return known;
  const { hour12 = false } = new Intl.DateTimeFormat(region, { hour: 'numeric' }).resolvedOptions();
  asked.set(region, hour12);
  return hour12;
}

/** The time of day on the gardener's clock: "9:00 AM" or "9:00", as is usual in the browser's region. */
export function clockTime(moment: Date, region: string = navigator.language): string {
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  if (!has12Hours(region)) return `${hours}:${minutes}`;
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
