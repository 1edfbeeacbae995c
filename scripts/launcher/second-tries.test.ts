import path from 'node:path';
import { expect, test } from 'vitest';
import { secondTries } from './second-tries.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const vitest = {
  testResults: [
    {
      name: path.join(root, 'server/test/plants.test.ts'),
      assertionResults: [
        { status: 'passed', fullName: 'plants are listed', failureMessages: [] },
        { status: 'failed', fullName: 'plants are added', failureMessages: ['AssertionError: 1', 'AssertionError: 1'] },
        { status: 'passed', fullName: 'plants are deleted', failureMessages: ['AssertionError: no\n    at plants'] },
      ],
    },
  ],
};

const failed = { status: 'failed', error: { message: '\u001b[31mError: no button\u001b[39m\nCall log' } };
const playwright = {
  suites: [
    {
      file: 'diary.spec.ts',
      specs: [{ title: 'an entry is read', tests: [{ projectName: 'phone', status: 'expected', results: [] }] }],
      suites: [
        {
          file: 'diary.spec.ts',
          specs: [
            {
              title: 'an entry is written',
              tests: [{ projectName: 'phone', status: 'flaky', results: [failed, { status: 'passed' }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('a test that passed only on its second try is named with why it failed before', () => {
  expect(secondTries([vitest, playwright])).toEqual([
    '',
    'Passed only on the second try:',
    '  server/test/plants.test.ts › plants are deleted',
    '    AssertionError: no',
    '  e2e/diary.spec.ts › an entry is written (phone)',
    '    Error: no button',
  ]);
});

test('where each test passed at once, or failed twice, nothing is said', () => {
  expect(secondTries([{ testResults: [] }, { suites: [] }])).toEqual([]);
});
