import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { PhotoWell } from '@/ui/content/photo-well.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { CameraButton } from '@/ui/controls/camera-button.tsx';
import { describe, FieldFrame } from '@/ui/controls/field.tsx';
import { isImage, NOT_AN_IMAGE, useImageUrl } from '@/ui/controls/image-file.ts';
import { useLostPhoto } from '@/ui/controls/use-draft.ts';

interface PhotosPickerProps {
  label: string;
  hint: string;
  photos: readonly File[];
  max: number;
  onChange: (photos: readonly File[]) => void;
  error?: string | undefined;
}

/** Several photos of one plant: the newest large, all of them small below. */
export function PhotosPicker({ label, hint, photos, max, onChange, error }: PhotosPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const newest = photos.at(-1) ?? null;
  const preview = useImageUrl(newest);
  const shownError = refusal ?? error;
  useLostPhoto(label, photos.length > 0);

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    const images = files.filter(isImage);
    const room = max - photos.length;
    if (images.length < files.length) setRefusal(NOT_AN_IMAGE);
    else setRefusal(images.length > room ? `You can choose up to ${max} photos` : undefined);
    if (images.length > 0 && room > 0) onChange([...photos, ...images.slice(0, room)]);
  }

  function remove(photo: File) {
    setRefusal(undefined);
    onChange(photos.filter((other) => other !== photo));
    input.current?.focus();
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={shownError}>
      <PhotoWell
        ref={input}
        {...describe(id, { error: shownError, hint })}
        id={id}
        multiple
        preview={preview}
        file={newest}
        invitation="Choose a photo"
        onChoose={add}
      />
      {photos.length > 0 && (
        <ul aria-label="Photos chosen" className="mt-3 flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={`${photo.name} ${photo.lastModified} ${index}`}>
              <SmallPhoto photo={photo} name={`photo ${index + 1}`} onRemove={() => remove(photo)} />
            </li>
          ))}
        </ul>
      )}
      {photos.length < max && (
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
          <CameraButton onTake={(photo) => add([photo])} />
          {photos.length > 0 && (
            <Button variant="secondary" onClick={() => input.current?.click()}>
              <ImagePlus aria-hidden className="size-5" />
              Add another photo
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

interface SmallPhotoProps {
  photo: File;
  name: string;
  onRemove: () => void;
}

function SmallPhoto({ photo, name, onRemove }: SmallPhotoProps) {
  const url = useImageUrl(photo);
  return (
    <div className="relative size-16">
      {url !== null && <img src={url} alt="" className="size-full rounded-field bg-moss-soft object-cover" />}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
        className="target absolute -top-2 -right-2 grid place-items-start justify-items-end rounded-full"
      >
        <span className="grid size-6 place-items-center rounded-full bg-ink text-paper shadow-card">
          <X aria-hidden className="size-4" />
        </span>
      </button>
    </div>
  );
}
