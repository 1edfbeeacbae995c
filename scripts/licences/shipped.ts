import { z } from 'zod';

/** A package that is installed where the product runs, or is part of the built web application. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression; null when neither the package nor its LICENSE file names one. */
  license: string | null;
}

/** What the LICENSE files say of packages whose package.json does not. */
const IN_THEIR_FILES: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/**
 * Every package of a package-lock.json that ships, for any platform: the lock also has those that are not installed here,
 * such as libvips for other systems.
 */
export function shippedPackages(lock: unknown): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  for (const [place, { version, license, dev, link }] of Object.entries(Lock.parse(lock).packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || version === undefined || dev || link) continue;
    found.set(`${name}@${version}`, { name, version, license: license ?? IN_THEIR_FILES[name] ?? null });
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
