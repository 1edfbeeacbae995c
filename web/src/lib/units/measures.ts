import {
  toFahrenheit,
  toInches,
  toInchesOfMercury,
  toKilometersPerHour,
  toMilesPerHour,
  type Units,
} from '@plantcare/contract/units.ts';

/** With a real minus sign, and without one for a value that rounds to zero. */
export function figure(value: number, decimals = 0): string {
  return String(Number(value.toFixed(decimals)) + 0).replace('-', '−');
}

/** How measures are written, each from its metric value. */
export interface Measures {
  units: Units;
  /** "18.4 °C" or "65 °F" */
  temperature(celsius: number): string;
  /** "18–24 °C" or "64–75 °F" */
  temperatures(low: number, high: number): string;
  /** "18°", where the unit is clear. */
  degrees(celsius: number): string;
  /** "4 mm" or "0.2 in", and "<1 mm" or "<0.1 in" for what only moistens the leaves. */
  rain(millimeters: number): string;
  /** "3.2 m/s" or "7 mph" */
  wind(metersPerSecond: number): string;
  /** The wind as forecasts give it where the unit above is one for meteorologists: "12 km/h". */
  windOfForecasts(metersPerSecond: number): string | null;
  /** "1013 hPa" or "29.92 inHg" */
  pressure(hectopascals: number): string;
}

const METRIC: Measures = {
  units: 'metric',
  temperature: (celsius) => `${figure(celsius, 1)} °C`,
  temperatures: (low, high) => `${figure(low, 1)}–${figure(high, 1)} °C`,
  degrees: (celsius) => `${figure(celsius)}°`,
  rain: (millimeters) => (millimeters > 0 && millimeters < 1 ? '<1 mm' : `${figure(millimeters)} mm`),
  wind: (speed) => `${figure(speed, 1)} m/s`,
  windOfForecasts: (speed) => `${figure(toKilometersPerHour(speed))} km/h`,
  pressure: (hectopascals) => `${figure(hectopascals)} hPa`,
};

const US: Measures = {
  units: 'us',
  temperature: (celsius) => `${figure(toFahrenheit(celsius))} °F`,
  temperatures: (low, high) => `${figure(toFahrenheit(low))}–${figure(toFahrenheit(high))} °F`,
  degrees: (celsius) => `${figure(toFahrenheit(celsius))}°`,
  rain(millimeters) {
    const inches = toInches(millimeters);
    return inches > 0 && inches < 0.1 ? '<0.1 in' : `${figure(inches, 1)} in`;
  },
  wind: (speed) => `${figure(toMilesPerHour(speed))} mph`,
  windOfForecasts: () => null,
  pressure: (hectopascals) => `${toInchesOfMercury(hectopascals).toFixed(2)} inHg`,
};

export function measuresIn(units: Units): Measures {
  return units === 'us' ? US : METRIC;
}
