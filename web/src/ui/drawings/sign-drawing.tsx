import type { Sign } from '@plantcare/contract/problem-signs.ts';
import { Drawing } from './ink.tsx';
import { LEAF_SIGNS } from './signs/leaf-signs.tsx';
import { OTHER_SIGNS } from './signs/other-signs.tsx';

/** A drawing of a sign of a sick plant; nothing if words describe it better. */
export function SignDrawing({ sign }: { readonly sign: Sign }) {
  const drawing = LEAF_SIGNS[sign] ?? OTHER_SIGNS[sign];
  return drawing ? (
    <Drawing viewBox="0 0 64 64" className="size-14 shrink-0">
      {drawing}
    </Drawing>
  ) : null;
}
