/**
 * The pressure of water vapor in saturated air, in kPa: Tetens' formula as in Allen, Pereira, Raes and Smith, "Crop
 * evapotranspiration", FAO Irrigation and Drainage Paper 56 (1998), equation 11 and table 2.3.
 */
export function saturationPressure(celsius: number): number {
  return 0.6108 * Math.exp((17.27 * celsius) / (celsius + 237.3));
}

/** The pressure of the water vapor that is in the air, in kPa (FAO-56, equation 10). */
export function vaporPressure(celsius: number, humidityPercent: number): number {
  return saturationPressure(celsius) * share(humidityPercent);
}

/**
 * How much more water vapor the air could take up, in kPa: what draws water out of leaves. Saturation less what the
 * relative humidity says is there (FAO-56, equations 10 and 11).
 */
export function vaporPressureDeficit(celsius: number, humidityPercent: number): number {
  return saturationPressure(celsius) * (1 - share(humidityPercent));
}

/** Of 1. A sensor may say a little less than 0 % or more than 100 %. */
function share(percent: number): number {
  return Math.min(100, Math.max(0, percent)) / 100;
}
