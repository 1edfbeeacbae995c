import { queryClient } from '@/app/query-client.ts';
import { workerAddress } from '@/features/notifications/worker-address.ts';
import { keepOnlyGardenOf } from '@/lib/offline/garden-cache.ts';
import { getSession, subscribeToSession } from '@/lib/session/session.ts';

/** The first screen is loaded before the files of all others. */
const REGISTER_AFTER_MS = 2000;

/** Has the service worker keep what this session sees, and erases that when the session ends. */
export function startOfflineUse(): void {
  if (!('serviceWorker' in navigator)) return;
  let token = getSession()?.token;
  const keep = () => {
    keepOnlyGardenOf(token).catch((error: unknown) => console.error('Kept data could not be erased', error));
  };
  keep();
  subscribeToSession(() => {
    const next = getSession()?.token;
    if (next === token) return;
    token = next;
    keep();
  });
  // What was loaded before the worker took over is loaded again, so that it is kept too.
  if (!navigator.serviceWorker.controller) {
    const again = () => void queryClient.invalidateQueries();
    navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
  }
  setTimeout(register, REGISTER_AFTER_MS);
}

function register(): void {
  navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' }).catch((error: unknown) => {
    console.warn('Nothing can be read offline', error);
  });
}
