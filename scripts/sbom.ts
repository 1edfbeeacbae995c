// Prints what ships as CycloneDX. npm leaves out packages that are also needed for development, such as sharp, and with them
// libvips; they are added from the lock, for every platform.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { shippedPackages } from './licences/shipped.ts';

const root = path.resolve(import.meta.dirname, '..');

const Sbom = z.looseObject({
  components: z.array(z.looseObject({ name: z.string(), version: z.string(), purl: z.string().optional() })),
});

const listed = execFileSync('npm', ['sbom', '--omit', 'dev', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const sbom = Sbom.parse(JSON.parse(listed));
const known = new Set(sbom.components.map(({ purl }) => purl));
const lock: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const missing = shippedPackages(lock)
  .map(({ name, version, license }) => ({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'optional',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }] }),
  }))
  .filter(({ purl }) => !known.has(purl));
console.log(JSON.stringify({ ...sbom, components: [...sbom.components, ...missing] }, null, 2));
