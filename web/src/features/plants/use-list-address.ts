import { useLocation } from 'react-router';
import { paths } from '@/lib/page/paths.ts';

/** Carried along by the links of the list, so that "Back to List" finds it searched and filtered as it was left. */
export interface ListState {
  readonly listSearch: string;
}

function isListState(state: unknown): state is ListState {
  return typeof state === 'object' && state !== null && 'listSearch' in state && typeof state.listSearch === 'string';
}

/** Where the list was left, and the state by which the next screen knows it too. */
export function useListAddress(): { address: string; state: ListState } {
  const { state } = useLocation();
  const listSearch = isListState(state) ? state.listSearch : '';
  return { address: `${paths.plants}${listSearch}`, state: { listSearch } };
}
