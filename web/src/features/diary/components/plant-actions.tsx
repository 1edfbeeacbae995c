import { FAILED_TO_ADD_DIARY_ENTRY, SAVED_FOR_LATER } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import Camera from 'lucide-react/icons/camera';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { FileButton } from '@/ui/controls/file-button.tsx';
import { isImage, NOT_AN_IMAGE } from '@/ui/controls/image-file.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { useAddEntry, usePlantHistory } from '../api.ts';
import { comparablePhotos } from '../comparable-photos.ts';
import { hasCameraAccess } from '../use-camera.ts';
import { WateredButton } from './watered-button.tsx';

const GhostCamera = lazy(async () => ({ default: (await import('./ghost-camera.tsx')).GhostCamera }));

interface PlantActionsProps {
  plant: Plant;
  /** Its label was scanned: watering is what most labels are scanned for, so its button is large. */
  scanned?: boolean;
}

/** What is done most for a plant: on a phone always in reach above the navigation, on a desktop below its name. */
export function PlantActions({ plant, scanned = false }: PlantActionsProps) {
  return (
    <section
      aria-label={`Log care for ${plant.name}`}
      data-lower-bar
      className="fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-30 border-line border-t bg-paper/95 px-4 py-2 backdrop-blur-sm desk:static desk:z-auto desk:border-0 desk:bg-transparent desk:p-0 desk:backdrop-blur-none"
    >
      <div className="mx-auto flex max-w-xl flex-wrap gap-2 *:flex-1 [&_button]:px-2! [&_a]:px-2!">
        <WateredButton plant={plant} large={scanned} />
        <ButtonLink to={paths.addDiaryEntryFor(plant._id)} variant="secondary">
          <NotebookPen aria-hidden className="size-5" />
          Log
        </ButtonLink>
        <PhotoButton plant={plant} />
      </div>
    </section>
  );
}

/** Adds a photo to the plant's diary at once; with a camera from the same place as its last one. */
function PhotoButton({ plant }: { plant: Plant }) {
  const addition = useAddEntry();
  const { data: history } = usePlantHistory(plant._id);
  const [open, setOpen] = useState(false);
  const last = history && comparablePhotos(plant, history).at(-1);

  async function add(photo: File) {
    if (!isImage(photo)) {
      toast.error(NOT_AN_IMAGE);
      return;
    }
    try {
      const entry = { plants: [plant._id], activity: 'observation', title: 'Photo', content: '', photo } as const;
      const { kind } = await addition.mutateAsync({ ...entry, date: new Date().toISOString(), inForm: false });
      toast.success(kind === 'sent' ? 'Photo added to the diary' : SAVED_FOR_LATER);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_ADD_DIARY_ENTRY }));
    }
  }

  const inside = (
    <>
      <Camera aria-hidden className="size-5" />
      Photo
    </>
  );
  if (!last || !hasCameraAccess()) {
    return (
      <FileButton variant="secondary" busy={addition.isPending} onChoose={(photo) => void add(photo)}>
        {inside}
      </FileButton>
    );
  }
  return (
    <>
      <Button variant="secondary" busy={addition.isPending} onClick={() => setOpen(true)}>
        {inside}
      </Button>
      {open && (
        <Suspense>
          <GhostCamera
            last={last}
            onClose={() => setOpen(false)}
            onTaken={(photo) => {
              setOpen(false);
              void add(photo);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
