import { getGardenYear } from '@plantcare/contract/statistics.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** @param year the current one if it is undefined. While another year loads, the last one stays. */
export function useGardenYear(year: number | undefined) {
  return useQuery({
    queryKey: ['garden-year', year ?? 'current'],
    queryFn: ({ signal }) => call(getGardenYear, { query: year === undefined ? {} : { year } }, { signal }),
    placeholderData: keepPreviousData,
    // Much of what the gardener does changes it, and the server answers quickly that it has not changed.
    staleTime: 0,
  });
}
