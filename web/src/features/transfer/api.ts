import { importPlantTable, previewPlantTable } from '@plantcare/contract/plant-table.ts';
import { downloadData, type Import, listImports, startImport, undoImport } from '@plantcare/contract/transfer.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { download } from '@/lib/api/download.ts';
import type { TableChoices } from './table-choices.ts';

const IMPORTS = ['transfer', 'imports'] as const;
const WHILE_RUNNING_MS = 2_000;

export function useDownloadData() {
  return useMutation({ mutationFn: () => download(downloadData, {}) });
}

/** What an import of a table would store; the previous answer stays while a choice changes it. */
export function usePlantTable(file: File, choices: TableChoices) {
  return useQuery({
    queryKey: ['transfer', 'table', file.name, file.size, file.lastModified, choices],
    queryFn: ({ signal }) => call(previewPlantTable, { file, query: choices }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

interface TableImport {
  file: File;
  choices: TableChoices;
  skipWrong: 'yes' | 'no';
}

export function useImportPlantTable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, choices, skipWrong }: TableImport) =>
      call(importPlantTable, { file, query: { ...choices, skipWrong } }),
    onSuccess: () => client.invalidateQueries({ queryKey: IMPORTS }),
  });
}

/** The last imports; asked again while one is running. Once one is done, plants, diary and reminders are read again. */
export function useImports() {
  return useQuery({
    queryKey: IMPORTS,
    async queryFn({ client, signal }) {
      const before = client.getQueryData<Import[]>(IMPORTS);
      const imports = await call(listImports, {}, { signal });
      const wasDone = ({ _id }: Import) => before?.some((one) => one._id === _id && one.state === 'done');
      const hasEnded = before && imports.some((one) => one.state === 'done' && !wasDone(one));
      if (hasEnded) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== IMPORTS[0] });
      return imports;
    },
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
