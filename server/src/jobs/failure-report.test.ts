import { describe, expect, test } from 'vitest';
import { failureReport } from './failure-report.ts';

describe('the report of a failure', () => {
  test.each([
    ['550 5.1.1 <ada@example.org>: unknown user', '550 5.1.1 <[address]>: unknown user'],
    ['Rejected: ada.fern+plants@mail.example.org, eve@b\u00fccher.example', 'Rejected: [address], [address]'],
    ['to=ada@localhost (refused)', '[address] (refused)'],
    [
      '554 Blocked: https://garden.example/reset-password?token=s3cret is on a list',
      '554 Blocked: [link] is on a list',
    ],
    ['connect ECONNREFUSED 127.0.0.1:2525', 'connect ECONNREFUSED 127.0.0.1:2525'],
  ])('shortens "%s" to "%s"', (message, expected) => {
    expect(failureReport(new Error(message)).message).toBe(expected);
  });

  test('keeps the kind of error, its place and its cause', () => {
    const report = failureReport(new TypeError('fetch failed', { cause: new Error('for ada@example.org') }));
    expect(report).toMatchObject({ type: 'TypeError', message: 'fetch failed: for [address]' });
    expect(report.stack).toContain('failure-report.test.ts');
    expect(report.stack).toContain('caused by: Error: for [address]');
  });

  test('leaves out other properties of an error', () => {
    const error = Object.assign(new Error('refused'), { rejected: ['ada@example.org'], response: 'ada@example.org' });
    expect(JSON.stringify(failureReport(error))).not.toContain('ada');
  });

  test('does not change paths of scoped packages', () => {
    const error = Object.assign(new Error('x'), {
      stack: 'Error: x\n at node_modules/@fastify/multipart/index.js:1:2',
    });
    expect(failureReport(error).stack).toContain('node_modules/@fastify/multipart/index.js:1:2');
  });

  test('uses the text of a thrown value that is not an error', () => {
    expect(failureReport('down').message).toBe('down');
  });
});
