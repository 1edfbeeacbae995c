import CloudOff from 'lucide-react/icons/cloud-off';
import { loadedText } from '@/lib/offline/loaded-text.ts';
import { useOfflineSince } from '@/lib/offline/offline.ts';

/** Says that the server cannot be reached, and how old what is shown is. */
export function OfflineBanner() {
  const since = useOfflineSince();
  return (
    <div aria-live="polite">
      {since !== null && (
        <div className="border-line border-b bg-sun-soft text-sun-ink">
          <p className="page flex items-center gap-2.5 py-2 font-medium text-[0.95rem]">
            <CloudOff aria-hidden className="size-5 shrink-0" />
            Offline. Showing what was loaded {loadedText(new Date(since), new Date())}. What you log is sent later.
          </p>
        </div>
      )}
    </div>
  );
}
