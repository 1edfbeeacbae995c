import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef, useState } from 'react';
import { PhotoWell } from '@/ui/content/photo-well.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { CameraButton } from '@/ui/controls/camera-button.tsx';
import { describe, FieldFrame } from '@/ui/controls/field.tsx';
import { isImage, NOT_AN_IMAGE, useImageUrl } from '@/ui/controls/image-file.ts';
import { useLostPhoto } from '@/ui/controls/use-draft.ts';

/** A file to upload, `''` to remove the stored photo, `null` to keep it. */
export type PhotoChoice = File | '' | null;

interface PhotoPickerProps {
  label: string;
  value: PhotoChoice;
  currentUrl?: string | null;
  onChange: (value: PhotoChoice) => void;
  error?: string | undefined;
}

export function PhotoPicker({ label, value, currentUrl = null, onChange, error }: PhotoPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const file = value instanceof File ? value : null;
  const chosenUrl = useImageUrl(file);
  const preview = value === null ? currentUrl : chosenUrl;
  const shownError = refusal ?? error;
  useLostPhoto(label, file !== null);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const fits = isImage(chosen);
    setRefusal(fits ? undefined : NOT_AN_IMAGE);
    if (fits) onChange(chosen);
  }

  function remove() {
    setRefusal(undefined);
    onChange(currentUrl === null ? null : '');
    input.current?.focus();
  }

  return (
    <FieldFrame id={id} label={label} error={shownError}>
      <PhotoWell
        ref={input}
        {...describe(id, { error: shownError })}
        id={id}
        preview={preview}
        file={file}
        invitation="Choose a photo"
        onChoose={([chosen]) => choose(chosen)}
      />
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        <CameraButton onTake={choose} />
        {(preview !== null || file !== null) && (
          <>
            <Button variant="secondary" onClick={() => input.current?.click()}>
              <ImageUp aria-hidden className="size-5" />
              Change photo
            </Button>
            <Button variant="quiet" onClick={remove}>
              <Trash2 aria-hidden className="size-5" />
              Remove photo
            </Button>
          </>
        )}
      </div>
    </FieldFrame>
  );
}
