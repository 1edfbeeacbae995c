import Download from 'lucide-react/icons/download';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useDownloadData } from '../api.ts';

const WHAT =
  'One ZIP file with your plants, diary, reminders, assistant answers and settings, as JSON and as tables for a spreadsheet, and all your photos.';

/** Everything of the account as a file. */
export function DownloadGarden() {
  const download = useDownloadData();
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">{WHAT}</p>
      <Button
        variant="secondary"
        busy={download.isPending}
        onClick={() => download.mutate(undefined, { onError: (error) => toast.error(messageOf(error)) })}
      >
        <Download aria-hidden className="size-5" />
        Download My Data
      </Button>
    </>
  );
}
