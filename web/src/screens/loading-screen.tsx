import { LoadingMessage } from '@/ui/feedback/loading-message.tsx';

/**
 * Shown before the first screen, while its code loads and the stored session is checked. The frame of index.html shows
 * that already, for as long as nothing else does.
 */
export function LoadingScreen() {
  if (document.getElementById('shell')) return null;
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <LoadingMessage />
    </main>
  );
}
