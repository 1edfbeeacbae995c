import type { Trait } from '@plantcare/contract/identification-key.ts';
import type { ReactNode } from 'react';
import { Drawing } from './ink.tsx';
import { Swatch } from './swatch.tsx';
import { FLOWER_FORMS } from './traits/flower-forms.tsx';
import { GROWTH_FORMS } from './traits/growth-forms.tsx';
import { LEAF_ARRANGEMENTS } from './traits/leaf-arrangements.tsx';
import { LEAF_DIVISIONS } from './traits/leaf-divisions.tsx';
import { LEAF_MARGINS } from './traits/leaf-margins.tsx';
import { LEAF_OUTLINES } from './traits/leaf-outlines.tsx';
import { LEAF_PATTERNS } from './traits/leaf-patterns.tsx';
import { LEAF_VEINS } from './traits/leaf-veins.tsx';
import { FLOWER_COLORS, LEAF_COLORS } from './traits/plant-colors.ts';
import { SHEET } from './traits/sheet.ts';

const DRAWN: Partial<Record<Trait, Readonly<Record<string, ReactNode>>>> = {
  form: GROWTH_FORMS,
  arrangement: LEAF_ARRANGEMENTS,
  division: LEAF_DIVISIONS,
  outline: LEAF_OUTLINES,
  margin: LEAF_MARGINS,
  pattern: LEAF_PATTERNS,
  veins: LEAF_VEINS,
  flower_form: FLOWER_FORMS,
  flower_color: { rarely: FLOWER_FORMS.rarely },
};

const COLORED: Partial<Record<Trait, Readonly<Record<string, string>>>> = {
  leaf_color: LEAF_COLORS,
  flower_color: FLOWER_COLORS,
};

/** Whether the values of a trait are better drawn than described. */
export function isDrawn(trait: Trait): boolean {
  return trait in DRAWN || trait in COLORED;
}

/** A drawing or a color swatch of a trait's value. Nothing if words describe it better. */
export function TraitDrawing({ trait, value }: { trait: Trait; value: string }) {
  const drawing = DRAWN[trait]?.[value];
  if (drawing !== undefined) {
    return (
      <Drawing viewBox={SHEET} className="size-16 shrink-0">
        {drawing}
      </Drawing>
    );
  }
  const color = COLORED[trait]?.[value];
  return color ? <Swatch color={color} className="size-11" /> : null;
}
