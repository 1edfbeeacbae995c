import type { Plant } from '@plantcare/contract/plants.ts';
import { useSearchParams } from 'react-router';
import { usePlants } from '@/features/plants/api.ts';

/** The own plant that a question is about, the same on every tab: it stands in the address. */
export function useOwnPlant() {
  const [address, setAddress] = useSearchParams();
  const plants = usePlants();
  const id = address.get('plant');
  const plant: Plant | null = plants.data?.find(({ _id }) => _id === id) ?? null;

  /** Takes an id, or nothing for none. */
  function choose(next: string) {
    const chosen = new URLSearchParams(address);
    if (next === '') chosen.delete('plant');
    else chosen.set('plant', next);
    // A species of the address was asked about without a plant, or with another one.
    chosen.delete('species');
    // At once: a field whose value follows later would jump back for a moment.
    setAddress(chosen, { replace: true, preventScrollReset: true, flushSync: true });
  }

  return { plants, plant, choose };
}

export type OwnPlant = ReturnType<typeof useOwnPlant>;
