import type { ShippedPackage } from './shipped.ts';

/** Licences under which a package may ship with a product under the MIT licence, without asking for its source. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
]);

/** Licences with conditions, each for the packages that fulfil them, and why they do. */
const WITH_CONDITIONS: Readonly<Record<string, { packages: RegExp; why: string }>> = {
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-/,
    why: 'libvips is a shared library of its own, which anybody can replace; it is not changed',
  },
  'OFL-1.1': {
    packages: /^@fontsource(-variable)?\//,
    why: 'fonts, which ship under their own names with the application',
  },
  'MPL-2.0': { packages: /^web-push$/, why: 'its files are not changed, and their source is published' },
};

/** The reason why a package may ship; null when it may not. An expression with OR needs one side, one with AND both. */
export function reasonToShip({ name, license }: ShippedPackage): string | null {
  if (license === null) return null;
  const expression = license.replace(/^\((.*)\)$/, '$1');
  if (expression.includes(' OR ')) {
    return expression.split(' OR ').some((one) => PERMISSIVE.has(one)) ? 'permissive' : null;
  }
  const reasons = expression.split(' AND ').map((one) => {
    if (PERMISSIVE.has(one)) return 'permissive';
    const condition = WITH_CONDITIONS[one];
    return condition?.packages.test(name) ? condition.why : null;
  });
  if (reasons.includes(null)) return null;
  return reasons.find((reason) => reason !== 'permissive') ?? 'permissive';
}
