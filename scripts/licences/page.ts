import { reasonToShip } from './allowed.ts';
import type { ShippedPackage } from './shipped.ts';

/** docs/licences.md: what ships, by licence. */
export function licencesPage(packages: readonly ShippedPackage[]): string {
  const byLicense = new Map<string, ShippedPackage[]>();
  for (const each of packages) byLicense.set(`${each.license}`, [...(byLicense.get(`${each.license}`) ?? []), each]);
  const sections = [...byLicense].sort(([, one], [, other]) => other.length - one.length);
  return [
    '# Licences of what ships',
    '',
    'The product itself is under the MIT licence. It ships with these packages, on whichever platform; what is only used for',
    'development and tests is not listed. `node scripts/check-licences.ts --write` writes this page, and `npm run check` fails',
    'for a licence that is not known to go with MIT.',
    ...sections.flatMap(([license, some]) => section(license, some)),
    '',
  ].join('\n');
}

function section(license: string, packages: readonly ShippedPackage[]): string[] {
  const reasons = new Set(packages.map((each) => reasonToShip(each)));
  const conditions = [...reasons].filter((reason) => reason !== 'permissive' && reason !== null);
  const names = packages.map(({ name, version }) => `${name} ${version}`).join(', ');
  return [
    '',
    `## ${license} (${packages.length})`,
    '',
    ...conditions.flatMap((why) => [`Why it may ship: ${why}.`, '']),
    names,
  ];
}
