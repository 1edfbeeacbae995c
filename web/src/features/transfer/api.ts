import { downloadData, listImports, startImport, undoImport } from '@plantcare/contract/transfer.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { download } from '@/lib/api/download.ts';

const IMPORTS = ['transfer', 'imports'] as const;
const WHILE_RUNNING_MS = 2_000;

export function useDownloadData() {
  return useMutation({ mutationFn: () => download(downloadData, {}) });
}

/** The last imports; asked again while one is running. */
export function useImports() {
  return useQuery({
    queryKey: IMPORTS,
    queryFn: ({ signal }) => call(listImports, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? WHILE_RUNNING_MS : false),
  });
}

export function useStartImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) => call(startImport, { file }),
    onSuccess: () => client.invalidateQueries({ queryKey: IMPORTS }),
  });
}

export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id } }),
    // Plants, diary and reminders are no longer what was read.
    onSuccess: () => client.invalidateQueries(),
  });
}
