import type { Measurements, Pattern, Tissue } from '@plantcare/contract/measured-diagnosis.ts';
import type { KnownCircumstances, Sign } from '@plantcare/contract/problem-signs.ts';

type Discolored = Exclude<Tissue, 'green' | 'variegated' | 'powdery'>;

const BY_PATTERN: Record<Discolored, Partial<Record<Pattern, Sign>> & { other: Sign }> = {
  yellow: {
    overall: 'leaf: yellow',
    'lower leaves': 'leaf: yellow',
    'between veins': 'leaf: yellow between veins',
    margin: 'leaf: yellow edge',
    tip: 'leaf: yellow edge',
    other: 'leaf: yellow patches',
  },
  brown: {
    margin: 'leaf: brown edge',
    tip: 'leaf: brown tip',
    spots: 'leaf: brown spots',
    other: 'leaf: brown patches',
  },
  black: { spots: 'leaf: black spots', other: 'leaf: black patches' },
  pale: { overall: 'leaf: pale', 'between veins': 'leaf: pale', other: 'leaf: pale patches' },
};

/** How much of what is discolored is of each sign: shares that add up to 1, or nothing on a sound leaf. */
export function measuredSigns({ shares, pattern }: Measurements): ReadonlyMap<Sign, number> {
  const signs = new Map<Sign, number>();
  const add = (sign: Sign, share: number) => share > 0 && signs.set(sign, (signs.get(sign) ?? 0) + share);
  // Yellow around dead spots is their halo, no sign of its own.
  const halo = pattern === 'spots' && shares.brown + shares.black > 1;
  for (const tissue of ['yellow', 'brown', 'black', 'pale'] as const) {
    if (tissue === 'yellow' && halo) continue;
    add(BY_PATTERN[tissue][pattern] ?? BY_PATTERN[tissue].other, shares[tissue]);
  }
  add('leaf: powder', shares.powdery);
  const total = [...signs.values()].reduce((sum, share) => sum + share, 0);
  return new Map([...signs].map(([sign, share]) => [sign, share / total]));
}

/** What the place of the discoloration says besides. */
export function measuredCircumstances({ pattern }: Measurements): KnownCircumstances {
  return pattern === 'lower leaves' ? { leaves: 'old' } : {};
}
