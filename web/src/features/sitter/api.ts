import type { CallInput } from '@plantcare/contract/endpoint.ts';
import {
  addSitterLink,
  completeSitterTask,
  deleteSitterLink,
  listSitterLinks,
  readSitterList,
  readSitterPhoto,
  undoSitterTask,
} from '@plantcare/contract/sitter.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, responseTo } from '@/lib/api/call.ts';

const keys = {
  links: ['sitter', 'links'],
  list: (token: string) => ['sitter', 'list', token],
  photo: (token: string, plant: string) => ['sitter', 'photo', token, plant],
};

/** The links that the gardener made. */
export function useSitterLinks() {
  return useQuery({ queryKey: keys.links, queryFn: ({ signal }) => call(listSitterLinks, {}, { signal }) });
}

/** Its answer has the address, which is not known later. */
export function useAddSitterLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: CallInput<typeof addSitterLink>['json']) => call(addSitterLink, { json }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.links }),
  });
}

export function useRevokeSitterLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSitterLink, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.links }),
  });
}

/** What the sitter with this secret sees. */
export function useSitterList(token: string) {
  return useQuery({
    queryKey: keys.list(token),
    queryFn: ({ signal }) => call(readSitterList, { json: { token } }, { signal }),
  });
}

/** Completes a task, or takes that back. */
export function useSitterTick(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reminder, done }: { reminder: string; done: boolean }) =>
      call(done ? completeSitterTask : undoSitterTask, { json: { token, reminder } }),
    onSuccess: (list) => client.setQueryData(keys.list(token), list),
    // The gardener may have changed the list meanwhile.
    onError: () => client.invalidateQueries({ queryKey: keys.list(token) }),
  });
}

/** The address, in this page alone, of the photo of a plant on the list. */
export function useSitterPhoto(token: string, plant: string) {
  return useQuery({
    queryKey: keys.photo(token, plant),
    queryFn: async ({ signal }) => {
      const response = await responseTo(readSitterPhoto, { json: { token, plant } }, { signal });
      return URL.createObjectURL(await response.blob());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
