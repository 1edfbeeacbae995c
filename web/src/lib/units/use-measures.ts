import { type Measures, measuresIn } from '@/lib/units/measures.ts';
import { useUnits } from '@/lib/units/units.ts';

/** How measures are written for this gardener. */
export function useMeasures(): Measures {
  return measuresIn(useUnits());
}
