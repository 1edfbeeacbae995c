/**
 * Converts the confidences of one answer to percent. Asked for percent, some models answer from 0 to 1: this is assumed if
 * none of them is above 1.
 */
export function percentOf(confidences: readonly number[]): (confidence: number) => number {
  const scale = confidences.every((confidence) => confidence <= 1) ? 100 : 1;
  return (confidence) => Math.round(Math.min(100, Math.max(0, confidence * scale)) * 10) / 10;
}
