interface Sky {
  words: string;
  icon: string;
}

/**
 * The codes of WMO table 4677 ("present weather") that Open-Meteo uses (https://open-meteo.com/en/docs), with the number
 * of the picture that OpenWeather's icon service has for such a sky (https://openweathermap.org/weather-conditions).
 */
const SKIES: ReadonlyMap<number, Sky> = new Map([
  [0, { words: 'Clear sky', icon: '01' }],
  [1, { words: 'Mostly clear', icon: '02' }],
  [2, { words: 'Partly cloudy', icon: '03' }],
  [3, { words: 'Overcast', icon: '04' }],
  [45, { words: 'Fog', icon: '50' }],
  [48, { words: 'Freezing fog', icon: '50' }],
  [51, { words: 'Light drizzle', icon: '09' }],
  [53, { words: 'Drizzle', icon: '09' }],
  [55, { words: 'Heavy drizzle', icon: '09' }],
  [56, { words: 'Light freezing drizzle', icon: '13' }],
  [57, { words: 'Freezing drizzle', icon: '13' }],
  [61, { words: 'Light rain', icon: '10' }],
  [63, { words: 'Rain', icon: '10' }],
  [65, { words: 'Heavy rain', icon: '10' }],
  [66, { words: 'Light freezing rain', icon: '13' }],
  [67, { words: 'Freezing rain', icon: '13' }],
  [71, { words: 'Light snow', icon: '13' }],
  [73, { words: 'Snow', icon: '13' }],
  [75, { words: 'Heavy snow', icon: '13' }],
  [77, { words: 'Snow grains', icon: '13' }],
  [80, { words: 'Light showers', icon: '09' }],
  [81, { words: 'Showers', icon: '09' }],
  [82, { words: 'Violent showers', icon: '09' }],
  [85, { words: 'Snow showers', icon: '13' }],
  [86, { words: 'Heavy snow showers', icon: '13' }],
  [95, { words: 'Thunderstorm', icon: '11' }],
  [96, { words: 'Thunderstorm with hail', icon: '11' }],
  [99, { words: 'Thunderstorm with heavy hail', icon: '11' }],
]);

const UNKNOWN: Sky = { words: 'Unknown weather', icon: '03' };

export function weatherWords(code: number): string {
  return (SKIES.get(code) ?? UNKNOWN).words;
}

/** Such as `10d` by day and `10n` by night. */
export function iconOf(code: number, isDay: boolean): string {
  return `${(SKIES.get(code) ?? UNKNOWN).icon}${isDay ? 'd' : 'n'}`;
}
