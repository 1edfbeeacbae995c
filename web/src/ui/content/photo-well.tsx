import ImageUp from 'lucide-react/icons/image-up';
import { type ComponentProps, type DragEvent, useState } from 'react';
import { classes } from '@/lib/classes.ts';

interface PhotoWellProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> {
  id: string;
  /** The picture it shows. */
  preview: string | null;
  /** The chosen file, if any. */
  file: File | null;
  invitation: string;
  onChoose: (files: readonly File[]) => void;
}

/** A field for a photo, chosen by pressing or by drag and drop; it shows the chosen one. */
export function PhotoWell({ id, preview, file, invitation, onChoose, ...input }: PhotoWellProps) {
  const [over, setOver] = useState(false);
  const [unseen, setUnseen] = useState<File>();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  }

  return (
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
        {...input}
        id={id}
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // So that choosing the same file again after removing it counts as a change.
          event.target.value = '';
        }}
      />
      {preview !== null && (file === null || unseen !== file) ? (
        <img
          src={preview}
          alt="What you chose"
          className="absolute inset-0 size-full object-cover"
          onError={() => file && setUnseen(file)}
        />
      ) : (
        <span className="flex flex-col items-center gap-2 p-6 text-center text-ink-soft">
          <ImageUp aria-hidden className="size-9 text-leaf" strokeWidth={1.5} />
          {file ? (
            <span>{file.name} is ready, though this browser cannot show it.</span>
          ) : (
            <>
              <span className="font-semibold text-ink">{invitation}</span>
              <span className="hidden text-sm pointer-fine:block">or drop one here</span>
            </>
          )}
        </span>
      )}
    </label>
  );
}
