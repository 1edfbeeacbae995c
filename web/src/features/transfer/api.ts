import { downloadData } from '@plantcare/contract/transfer.ts';
import { useMutation } from '@tanstack/react-query';
import { download } from '@/lib/api/download.ts';

export function useDownloadData() {
  return useMutation({ mutationFn: () => download(downloadData, {}) });
}
