import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './places.mjs';

/**
 * The tests in the reports of Vitest and Playwright that passed only on their second try, with why they failed before: a
 * run is not red for them, but each depends on something that it should not depend on, mostly the speed of the machine.
 */
export function secondTries(reports) {
  const tests = reports.flatMap((report) => (report.testResults ? ofVitest(report) : ofPlaywright(report)));
  if (tests.length === 0) return [];
  return [
    '',
    'Passed only on the second try:',
    ...tests.flatMap(({ file, title, reason }) => [`  ${file} › ${title}`, `    ${firstLine(reason)}`]),
  ];
}

/** What a passed test has of failures is from its earlier tries. */
function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        file: relative(root, name),
        title: fullName,
        reason: failureMessages[0],
      })),
  );
}

function ofPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => flakyIn(suite));
}

function flakyIn({ suites = [], specs = [], file }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => ({
        file: `e2e/${file}`,
        title: `${title} (${projectName})`,
        reason: results[0]?.error?.message ?? results[0]?.status ?? '',
      })),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}

function firstLine(text) {
  return stripVTControlCharacters(text).split('\n')[0];
}
