import type { Overlay } from '@plantcare/contract/measured-diagnosis.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { useImageUrl } from '@/ui/controls/image-file.ts';
import { overlayPixels } from '../../overlay-picture.ts';

interface LeafPhotoProps {
  /** Null where only the answer was kept. */
  photo: File | null;
  overlay: Overlay;
  /** Whether what was counted is drawn over the photo. */
  tinted: boolean;
  /** What lies on the photo, over all of it. */
  children?: ReactNode;
}

/** A photo as it was measured, whole, with what was counted drawn over it. */
export function LeafPhoto({ photo, overlay, tinted, children }: LeafPhotoProps) {
  const url = useImageUrl(photo);
  const [unseen, setUnseen] = useState<string>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = overlay;
  const seen = url !== null && url !== unseen;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(overlayPixels(overlay), overlay.width, overlay.height), 0, 0);
  }, [overlay]);

  return (
    <div
      className="relative w-full overflow-hidden rounded-photo bg-line"
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `min(34rem, ${(70 * width) / height}svh)` }}
    >
      {seen && (
        <img
          src={url}
          alt="The leaf that was measured"
          draggable={false}
          className="absolute inset-0 size-full select-none"
          onError={() => setUnseen(url)}
        />
      )}
      <canvas
        ref={canvas}
        aria-hidden
        width={width}
        height={height}
        className={classes(
          'pointer-events-none absolute inset-0 size-full transition-opacity duration-150',
          !tinted && 'opacity-0',
        )}
      />
      {children}
    </div>
  );
}
