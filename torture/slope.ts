/** How much memory is gained a minute, by the straight line with the least squares through all measurements. */
export function slopePerMinute(measured: readonly { minute: number; megabytes: number }[]): number {
  const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const minute = mean(measured.map((each) => each.minute));
  const megabytes = mean(measured.map((each) => each.megabytes));
  const products = measured.map((each) => (each.minute - minute) * (each.megabytes - megabytes));
  const squares = measured.map((each) => (each.minute - minute) ** 2);
  return mean(products) / mean(squares);
}
