import { useLocation } from 'react-router';
import { paths } from '@/lib/page/paths.ts';

/** Passed on by the links of the list, so that "Back to List" restores its search and filters. */
export interface ListState {
  readonly listSearch: string;
}

function isListState(state: unknown): state is ListState {
  return typeof state === 'object' && state !== null && 'listSearch' in state && typeof state.listSearch === 'string';
}

/** The address of the list, and the history state that passes it on to the next screen. */
export function useListAddress(): { address: string; state: ListState } {
  const { state } = useLocation();
  const listSearch = isListState(state) ? state.listSearch : '';
  return { address: `${paths.plants}${listSearch}`, state: { listSearch } };
}
