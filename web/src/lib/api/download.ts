import type { CallInput, Endpoint } from '@plantcare/contract/endpoint.ts';
import { responseTo } from '@/lib/api/call.ts';

/** For how long a browser may take to begin to save a file that was handed to it. */
const SAVED_WITHIN_MS = 60_000;

/** Makes a call whose answer is a file, and has the browser save it. Throws as `responseTo` does. */
export async function download<E extends Endpoint & { file: string }>(endpoint: E, input: CallInput<E>): Promise<void> {
  // Fetched, because a link would send no token. A browser keeps a large file on disk, not in memory.
  const response = await responseTo(endpoint, input, { accept: endpoint.file });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? 'download';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_WITHIN_MS);
}
