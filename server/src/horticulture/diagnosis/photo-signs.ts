import type { Measurements, Pattern, Tissue } from '@plantcare/contract/measured-diagnosis.ts';
import { SIGNS, type Sign } from '../../knowledge/evidence.ts';

type Discolored = Exclude<Tissue, 'green' | 'variegated'>;

const BY_PATTERN: Record<Exclude<Discolored, 'powdery'>, Partial<Record<Pattern, Sign>> & { other: Sign }> = {
  yellow: {
    overall: 'yellow overall',
    'between veins': 'yellow between veins',
    margin: 'yellow margin',
    tip: 'yellow margin',
    'lower leaves': 'yellow lower leaves',
    other: 'yellow patches',
  },
  brown: { margin: 'brown margin', tip: 'brown tip', spots: 'brown spots', other: 'brown patches' },
  black: { spots: 'black spots', other: 'black patches' },
  pale: { overall: 'pale overall', 'between veins': 'pale overall', other: 'pale patches' },
};

/** How much of what is discolored is of each sign: shares that add up to 1, or nothing on a sound leaf. */
export function signsOf({ shares, pattern }: Measurements): ReadonlyMap<Sign, number> {
  const signs = new Map<Sign, number>();
  const add = (sign: Sign, share: number) => share > 0 && signs.set(sign, (signs.get(sign) ?? 0) + share);
  // Yellow around dead spots is their halo, no sign of its own.
  const halo = pattern === 'spots' && shares.brown + shares.black > 1;
  for (const tissue of ['yellow', 'brown', 'black', 'pale'] as const) {
    if (tissue === 'yellow' && halo) continue;
    add(BY_PATTERN[tissue][pattern] ?? BY_PATTERN[tissue].other, shares[tissue]);
  }
  add('powder', shares.powdery);
  const total = [...signs.values()].reduce((sum, share) => sum + share, 0);
  return new Map([...signs].map(([sign, share]) => [sign, share / total]));
}

/** How likely a problem shows the signs that were measured; what it does not name shares the rest evenly. */
export function likelihoodOf(seen: ReadonlyMap<Sign, number>, shown: Partial<Record<Sign, number>>): number {
  const named = SIGNS.filter((sign) => shown[sign] !== undefined);
  const rest = 1 - named.reduce((sum, sign) => sum + (shown[sign] ?? 0), 0);
  const unnamed = rest / (SIGNS.length - named.length);
  return [...seen].reduce((sum, [sign, share]) => sum + share * (shown[sign] ?? unnamed), 0);
}
