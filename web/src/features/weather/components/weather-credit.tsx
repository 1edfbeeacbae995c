import type { ReactNode } from 'react';

/** Names the sources next to their data, with the license, as CC BY 4.0 requires (section 3(a)). */
export function WeatherCredit() {
  return (
    <p className="mt-auto text-ink-soft text-sm">
      <Source href="https://open-meteo.com/">Weather data by Open-Meteo.com</Source>, places by{' '}
      <Source href="https://www.geonames.org/">GeoNames</Source>,{' '}
      <Source href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Source>
    </p>
  );
}

function Source({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-leaf/40 underline-offset-4 hover:decoration-leaf"
    >
      {children}
    </a>
  );
}
