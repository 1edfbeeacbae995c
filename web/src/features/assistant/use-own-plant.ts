import type { Plant } from '@plantcare/contract/plants.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePlants } from '@/features/plants/api.ts';

/** The own plant that a question is about: at first the one of the address, if it names one. */
export function useOwnPlant() {
  const [address] = useSearchParams();
  const plants = usePlants();
  const [id, setId] = useState(address.get('plant') ?? '');
  const plant: Plant | null = plants.data?.find(({ _id }) => _id === id) ?? null;
  return { plants, plant, choose: setId };
}

export type OwnPlant = ReturnType<typeof useOwnPlant>;
