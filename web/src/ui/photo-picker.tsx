import Camera from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { Button } from '@/ui/button.tsx';
import { describe, FieldFrame } from '@/ui/field.tsx';

/** A file: use it. `''`: remove the stored photo. `null`: leave everything as it is. */
export type PhotoChoice = File | '' | null;

interface PhotoPickerProps {
  label: string;
  value: PhotoChoice;
  currentUrl?: string | null;
  onChange: (value: PhotoChoice) => void;
  error?: string | undefined;
}

// Some browsers give a HEIC from a phone no type at all, so its name has to do.
function isImage(file: File): boolean {
  return file.type === '' ? /\.(heic|heif|avif)$/i.test(file.name) : file.type.startsWith('image/');
}

function usePreview(value: PhotoChoice, currentUrl: string | null): string | null {
  const [preview, setPreview] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!(value instanceof File)) return;
    const url = URL.createObjectURL(value);
    setPreview({ file: value, url });
    return () => URL.revokeObjectURL(url);
  }, [value]);
  if (value === '') return null;
  if (value === null) return currentUrl;
  return preview?.file === value ? preview.url : null;
}

export function PhotoPicker({ label, value, currentUrl = null, onChange, error }: PhotoPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [unseen, setUnseen] = useState<File>();
  const preview = usePreview(value, currentUrl);
  const shownError = refusal ?? error;

  function choose(file: File | undefined) {
    if (!file) return;
    const fits = isImage(file);
    setRefusal(fits ? undefined : 'Please choose an image file');
    if (fits) onChange(file);
  }

  function remove() {
    setRefusal(undefined);
    onChange(currentUrl === null ? null : '');
    input.current?.focus();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }

  return (
    <FieldFrame id={id} label={label} error={shownError}>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          'relative grid aspect-4/3 max-h-96 w-full place-items-center overflow-hidden rounded-photo border-2 border-dashed',
          'transition-colors has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2',
          over ? 'border-leaf bg-moss-soft' : 'border-line-strong/50 bg-sheet hover:border-leaf hover:bg-moss-soft/50',
          preview !== null && 'border-transparent!',
        )}
      >
        <input
          ref={input}
          {...describe(id, { error: shownError })}
          id={id}
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // So that choosing the same file again after removing it counts as a change.
            event.target.value = '';
          }}
        />
        {preview !== null && unseen !== value ? (
          <img
            src={preview}
            alt="What you chose"
            className="absolute inset-0 size-full object-cover"
            onError={() => value instanceof File && setUnseen(value)}
          />
        ) : (
          <span className="flex flex-col items-center gap-2 p-6 text-center text-ink-soft">
            <ImageUp aria-hidden className="size-9 text-leaf" strokeWidth={1.5} />
            {value instanceof File ? (
              <span>{value.name} is ready, though this browser cannot show it.</span>
            ) : (
              <>
                <span className="font-semibold text-ink">Choose a photo</span>
                <span className="hidden text-sm pointer-fine:block">or drop one here</span>
              </>
            )}
          </span>
        )}
      </label>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        <span className="hidden pointer-coarse:block">
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button variant="secondary" onClick={() => camera.current?.click()}>
            <Camera aria-hidden className="size-5" />
            Take a photo
          </Button>
        </span>
        {(preview !== null || value instanceof File) && (
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
