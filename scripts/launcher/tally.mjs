/** How many tests passed, failed and were skipped. */
export const none = { passed: 0, failed: 0, skipped: 0 };

export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );
}

export function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** No tests at all are not a success: then they were not found. */
export function isSuccess({ passed, failed }) {
  return failed === 0 && passed > 0;
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
