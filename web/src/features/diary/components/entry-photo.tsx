import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { formatMoment } from '@/lib/time/dates.ts';
import { Thumbnail } from '@/ui/content/thumbnail.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';

interface EntryPhotoProps {
  entry: DiaryEntry;
  photoUrl: string;
  className?: string;
}

/** A small photo of an entry; pressing it shows the whole photo. */
export function EntryPhoto({ entry, photoUrl, className }: EntryPhotoProps) {
  const [open, setOpen] = useState(false);
  const text = `${entry.title}, ${entry.plant.name}`;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classes('block cursor-zoom-in overflow-hidden rounded-photo bg-moss-soft', className)}
      >
        <Thumbnail
          photoUrl={photoUrl}
          alt={`Photo: ${text}`}
          sizes="(width < 40rem) 92vw, 10rem"
          className="size-full object-cover"
        />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={entry.title} description={formatMoment(entry.date)}>
        <img src={photoUrl} alt={`Photo: ${text}`} className="mx-auto max-h-[70dvh] rounded-photo" />
      </Dialog>
    </>
  );
}
