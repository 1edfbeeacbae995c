import { relative } from 'node:path';
import { root } from './places.mjs';

/** The slowest test files in the reports of Vitest and Playwright, one line each, slowest first. */
export function slowestFiles(reports, count) {
  const files = reports.flatMap((report) => (report.testResults ? vitestFiles(report) : playwrightFiles(report)));
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, count);
  if (slowest.length === 0) return [];
  return [
    '',
    'The slowest test files:',
    ...slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`),
  ];
}

function vitestFiles({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime }));
}

function playwrightFiles({ suites = [] }) {
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, ms: durationOf(suite) }));
}

function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}
