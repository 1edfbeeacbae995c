/** The kinds of drawn icons. */
export type Sky =
  | 'sun'
  | 'moon'
  | 'sun-cloud'
  | 'moon-cloud'
  | 'cloud'
  | 'clouds'
  | 'drizzle'
  | 'rain'
  | 'thunderstorm'
  | 'snow'
  | 'mist';

const BY_DAY_OR_NIGHT: Readonly<Record<string, Sky>> = {
  '01d': 'sun',
  '01n': 'moon',
  '02d': 'sun-cloud',
  '02n': 'moon-cloud',
};

const AT_ANY_TIME: Readonly<Record<string, Sky>> = {
  '03': 'cloud',
  '04': 'clouds',
  '09': 'drizzle',
  '10': 'rain',
  '11': 'thunderstorm',
  '13': 'snow',
  '50': 'mist',
};

/** The sky of an icon code such as `10d`, https://openweathermap.org/weather-conditions; of an unknown one, a cloud. */
export function skyOf(icon: string): Sky {
  return BY_DAY_OR_NIGHT[icon] ?? AT_ANY_TIME[icon.slice(0, 2)] ?? 'cloud';
}

/** The picture of an icon code, in double resolution (2 × 50 px). */
export function iconAddress(icon: string): string {
  return `https://openweathermap.org/img/wn/${encodeURIComponent(icon)}@2x.png`;
}
