import { randomFrom } from '../random.ts';
import { aloe, swords } from './forms/blades.ts';
import { basil, fiddleLeaf, jade, rubberPlant } from './forms/branching.ts';
import { fern } from './forms/fern.ts';
import { calathea, monstera, pilea } from './forms/large-leaves.ts';
import { lavender } from './forms/lavender.ts';
import { orchid } from './forms/orchid.ts';
import { peaceLily } from './forms/peace-lily.ts';
import { rosette } from './forms/rosette.ts';
import { trailing } from './forms/trailing.ts';
import type { LeafColors } from './leaf.ts';
import { drawPot, type Pot } from './pot.ts';
import { background, HEIGHT, light, type Scene, STAND, shadow, WIDTH } from './scene.ts';

const forms = {
  aloe,
  basil,
  calathea,
  fern,
  fiddleLeaf,
  jade,
  lavender,
  monstera,
  orchid,
  peaceLily,
  pilea,
  rosette,
  rubberPlant,
  swords,
  trailing,
};

export interface Look {
  readonly form: keyof typeof forms;
  readonly colors: LeafColors;
  readonly pot: Pot;
  readonly scene: Omit<Scene, 'hour'>;
  /** Zooms in on a small plant so that it fills the picture. */
  readonly nearness: number;
}

export interface Picture {
  /** Identifies the plant, so that it looks the same in all pictures, only older. */
  readonly seed: string;
  readonly look: Look;
  readonly growth: number;
  readonly ailing: number;
  readonly hour: number;
}

/** The SVG of a plant at one moment of its life. */
export function picture({ seed, look, growth, ailing, hour }: Picture): string {
  const { form, colors, pot, scene, nearness } = look;
  const drawn = forms[form]({ random: randomFrom(seed), growth, ailing, colors });
  const { back, front } = drawPot(pot);
  const rim = `translate(${STAND.x} ${STAND.y - pot.height * nearness}) scale(${nearness})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    background({ ...scene, hour }),
    shadow(pot.width * nearness),
    `<g transform="${rim}">${back}${drawn.inside}${front}${drawn.over ?? ''}</g>`,
    light({ ...scene, hour }),
    '</svg>',
  ].join('');
}
