import type { Pattern, Tissue } from '@plantcare/contract/measured-diagnosis.ts';
import type { Random } from '../../demo/random.ts';
import { betweenVeins, type Leaf, type Spot } from './leaf-forms.ts';

/** The discoloration at a place of a leaf: its kind, and its strength from 0 to 1. */
export interface Mark {
  tissue: Exclude<Tissue, 'green'>;
  strength: number;
}

/** Noise at the place, from 0 to 1, with the given wavelength in pixels. */
export type NoiseHere = (grain: number) => number;

/** The discoloration of one leaf; `height` 0 is the top of the plant, 1 the bottom. */
type Draw = (spot: Spot, noise: NoiseHere) => readonly Mark[];

interface Ailment {
  pattern: Pattern;
  /** Drawn on a whole plant, not on one leaf. */
  plant?: true;
  leaf(leaf: Leaf, random: Random, rank: number): Draw;
}

/** From 0 to 1 over `soft` around the limit. */
const within = (value: number, limit: number, soft: number) => Math.min(1, Math.max(0, (limit - value) / soft + 0.5));

const NOTHING: Draw = () => [];

function edge(tissues: readonly [Mark['tissue'], ...Mark['tissue'][]]): Ailment['leaf'] {
  return ({ length }, random) => {
    const wide = length * random.between(0.025, 0.05);
    const tissue = random.pick(tissues);
    const rim = random.next() < 0.4;
    return ({ edge: inward }, noise) => {
      const depth = inward + (noise(18) - 0.5) * wide * 1.1;
      const marks: Mark[] = [{ tissue, strength: within(depth, wide, 4) }];
      return rim && tissue === 'brown'
        ? [{ tissue: 'yellow', strength: within(depth, wide * 1.35, 6) }, ...marks]
        : marks;
    };
  };
}

function tip(tissue: Mark['tissue']): Ailment['leaf'] {
  return (_, random) => {
    const from = 1 - random.between(0.1, 0.24);
    const band = random.next() < 0.5;
    return ({ u, v, length }, noise) => {
      const along = from - u - v * v * 0.05 + (noise(14) - 0.5) * 0.05;
      const mark: Mark = { tissue, strength: within(along * length, 0, 4) };
      return band ? [{ tissue: 'yellow', strength: within(along * length, length * 0.025, 6) }, mark] : [mark];
    };
  };
}

function spots(tissue: Mark['tissue'], halo: boolean): Ailment['leaf'] {
  return ({ length, form }, random) => {
    const broad = form === 'lance' ? 0.6 : 1;
    const all = Array.from({ length: Math.round(random.between(7, 20)) }, () => ({
      u: random.between(0.12, 0.9),
      v: random.between(-0.75, 0.75),
      radius: length * random.between(0.012, 0.032) * broad,
    }));
    return ({ u, v, edge: inward }, noise) => {
      let near = Number.POSITIVE_INFINITY;
      let size = 1;
      // The width varies along the leaf, so the distance across is computed from the known edge.
      const half = inward / Math.max(0.02, 1 - Math.abs(v));
      for (const spot of all) {
        const away = Math.hypot((u - spot.u) * length, (v - spot.v) * half) / spot.radius;
        if (away < near) [near, size] = [away, spot.radius];
      }
      const away = near + (noise(6) - 0.5) * 0.4;
      const marks: Mark[] = [{ tissue, strength: within(away * size, size, 2.5) }];
      return halo ? [{ tissue: 'yellow', strength: within(away * size, size * 1.5, 4) }, ...marks] : marks;
    };
  };
}

function patches(tissue: Mark['tissue']): Ailment['leaf'] {
  return ({ length }, random) => {
    const center = { u: random.between(0.3, 0.7), v: random.between(-0.7, 0.7) };
    const [along, across] = [random.between(0.12, 0.22), random.between(0.4, 0.8)];
    return ({ u, v }, noise) => {
      const away = Math.hypot((u - center.u) / along, (v - center.v) / across) + (noise(24) - 0.5) * 0.5;
      const soft = tissue === 'pale' ? 12 : 5;
      return [{ tissue, strength: within(away, 1, soft / (along * length)) }];
    };
  };
}

export const AILMENTS = {
  healthy: { pattern: 'none', leaf: () => NOTHING },
  variegated: {
    pattern: 'none',
    leaf(_, random) {
      const cut = random.between(0.5, 0.62);
      const border = random.next() < 0.4;
      return ({ v }, noise) => {
        if (border) return [{ tissue: 'variegated', strength: within(0.7 - Math.abs(v) + noise(20) * 0.15, 0, 0.03) }];
        return [{ tissue: 'variegated', strength: within(cut - noise(34), 0, 0.03) }];
      };
    },
  },
  'brown margin': { pattern: 'margin', leaf: edge(['brown']) },
  'yellow margin': { pattern: 'margin', leaf: edge(['yellow']) },
  'brown tip': { pattern: 'tip', leaf: tip('brown') },
  'black tip': { pattern: 'tip', leaf: tip('black') },
  'brown spots': { pattern: 'spots', leaf: spots('brown', true) },
  'black spots': { pattern: 'spots', leaf: spots('black', false) },
  'yellow between veins': {
    pattern: 'between veins',
    leaf({ sideVeins }, random) {
      const wide = random.between(0.62, 0.78);
      return (spot, noise) => [
        {
          tissue: 'yellow',
          strength: within(1 - wide - betweenVeins(spot, sideVeins) + (noise(12) - 0.5) * 0.1, 0, 0.2),
        },
      ];
    },
  },
  powder: {
    pattern: 'powder',
    leaf(_, random) {
      const cut = random.between(0.55, 0.66);
      return (_spot, noise) => [
        { tissue: 'powdery', strength: within(cut - noise(30) * 0.8 - noise(12) * 0.2, 0, 0.12) },
      ];
    },
  },
  'yellow all over': {
    pattern: 'overall',
    leaf: (_, random) => {
      const cut = random.between(0.12, 0.3);
      return (_spot, noise) => [{ tissue: 'yellow', strength: within(cut - noise(60), 0, 0.3) }];
    },
  },
  'bleached patch': { pattern: 'patches', leaf: patches('pale') },
  'brown patch': { pattern: 'patches', leaf: patches('brown') },
  'black patch': { pattern: 'patches', leaf: patches('black') },
  'yellow lower leaves': {
    pattern: 'lower leaves',
    plant: true,
    leaf: (_, random, rank) => {
      if (rank > 2) return NOTHING;
      const cut = random.between(0.05, 0.25);
      return (_spot, noise) => [{ tissue: 'yellow', strength: within(cut - noise(40), 0, 0.3) }];
    },
  },
} satisfies Record<string, Ailment>;

export type AilmentName = keyof typeof AILMENTS;

export const AILMENT_NAMES = Object.keys(AILMENTS) as AilmentName[]; // Object.keys widens to string[]

/** The widened view, for its optional field. */
export function ailmentOf(name: AilmentName): Ailment {
  return AILMENTS[name];
}
