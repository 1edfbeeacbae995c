import { drawBroadleaf } from './forms/broadleaf.tsx';
import { drawCactus } from './forms/cactus.tsx';
import { drawFern } from './forms/fern.tsx';
import { drawFlower } from './forms/flower.tsx';
import type { DrawForm } from './forms/form.ts';
import { drawHerb } from './forms/herb.tsx';
import { drawMonstera } from './forms/monstera.tsx';
import { drawOrchid } from './forms/orchid.tsx';
import { drawPalm } from './forms/palm.tsx';
import { drawRosette } from './forms/rosette.tsx';
import { drawSword } from './forms/sword.tsx';
import { drawTrailing } from './forms/trailing.tsx';
import { type GrowthForm, growthFormOf } from './growth-form.ts';
import { blend, Drawing, tint } from './ink.tsx';
import { variationOf } from './variation.ts';

const drawForm: Readonly<Record<GrowthForm, DrawForm>> = {
  broadleaf: drawBroadleaf,
  cactus: drawCactus,
  fern: drawFern,
  flower: drawFlower,
  herb: drawHerb,
  monstera: drawMonstera,
  orchid: drawOrchid,
  palm: drawPalm,
  rosette: drawRosette,
  sword: drawSword,
  trailing: drawTrailing,
};

interface LeafPlaceholderProps {
  /** The species, or the plant's name without one. The same seed always gives the same drawing. */
  readonly seed: string;
  readonly className?: string;
}

/** A plant drawn in the species' growth form, for plants without a photo. */
export function LeafPlaceholder({ seed, className }: LeafPlaceholderProps) {
  const name = seed.trim().toLowerCase();
  const form = growthFormOf(name);
  const vary = variationOf(name);
  const green = blend(tint.leaf, vary.between(52, 100), vary.pick([tint.moss, tint.moss, tint.sun]));
  return (
    <Drawing viewBox="0 0 200 200" className={className}>
      {form !== 'trailing' && (
        <ellipse cx="100" cy="185" rx="62" ry="5" fill="currentColor" fillOpacity={0.08} stroke="none" />
      )}
      {drawForm[form](vary, green)}
    </Drawing>
  );
}
