const BIN_SECONDS = 0.5;

/** Delays of many, in bins of half a second. */
export function createDelays() {
  const bins: number[] = [];
  let count = 0;

  return {
    add(seconds: number, times: number): void {
      const bin = Math.floor(seconds / BIN_SECONDS);
      bins[bin] = (bins[bin] ?? 0) + times;
      count += times;
    },

    get count(): number {
      return count;
    },

    /** The delay in seconds that this part of them did not exceed; 0 without any. */
    quantile(part: number): number {
      let seen = 0;
      for (const [bin, times = 0] of bins.entries()) {
        seen += times;
        if (seen >= part * count && seen > 0) return (bin + 1) * BIN_SECONDS;
      }
      return 0;
    },
  };
}

export type Delays = ReturnType<typeof createDelays>;
