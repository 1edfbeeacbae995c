// Fails for a package that ships under a licence not known to go with MIT, and when docs/licences.md is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reasonToShip } from './licences/allowed.ts';
import { licencesPage } from './licences/page.ts';
import { shippedPackages } from './licences/shipped.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/licences.md');
const packages = shippedPackages(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
const page = licencesPage(packages);

const unknown = packages.filter((each) => reasonToShip(each) === null);
for (const { name, version, license } of unknown) {
  console.log(
    `${name} ${version}: ${license ?? 'no licence'} is not known to go with MIT: see scripts/licences/allowed.ts`,
  );
}
if (process.argv.includes('--write')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.log('docs/licences.md is out of date: node scripts/check-licences.ts --write');
  process.exitCode = 1;
}
if (unknown.length > 0) process.exitCode = 1;
