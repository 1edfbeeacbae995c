import type { Plant } from '@plantcare/contract/plants.ts';
import { useCallback, useState } from 'react';

/** Which plants of the list are chosen; null while none are being chosen. */
export function usePlantSelection(plants: readonly Plant[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const choose = useCallback((ids: readonly string[], take: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) take ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  return {
    chosen,
    /** Without those that were deleted elsewhere meanwhile. */
    plants: plants.filter(({ _id }) => chosen?.has(_id)),
    choose,
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
  };
}
