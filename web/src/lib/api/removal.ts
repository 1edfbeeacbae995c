import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Removal<Item> {
  readonly item: Item;
  readonly index: number;
}

/** Takes an item out of a loaded list at once, before the server has answered. @returns what `putBack` needs. */
export async function takeOut<Item extends { _id: string }>(
  client: QueryClient,
  queryKey: QueryKey,
  id: string,
): Promise<Removal<Item> | null> {
  // A running request for the list would bring it back.
  await client.cancelQueries({ queryKey });
  const list = client.getQueryData<Item[]>(queryKey) ?? [];
  const index = list.findIndex(({ _id }) => _id === id);
  const item = list[index];
  if (!item) return null;
  client.setQueryData<Item[]>(queryKey, list.toSpliced(index, 1));
  return { item, index };
}

/** Puts an item back into its place in the list, because the server refused to delete it. */
export function putBack<Item>(
  client: QueryClient,
  queryKey: QueryKey,
  removal: Removal<Item> | null | undefined,
): void {
  if (!removal) return;
  client.setQueryData<Item[]>(queryKey, (list) => list?.toSpliced(removal.index, 0, removal.item));
}
