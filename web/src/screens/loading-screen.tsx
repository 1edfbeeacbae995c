import { LoadingMessage } from '@/ui/feedback/loading-message.tsx';

/** Shown before the first screen, while its code loads and the stored session is checked. */
export function LoadingScreen() {
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <LoadingMessage />
    </main>
  );
}
