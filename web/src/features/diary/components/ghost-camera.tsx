import Camera from 'lucide-react/icons/camera';
import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { FileButton } from '@/ui/controls/file-button.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { photoFrom, useCamera } from '../use-camera.ts';

interface GhostCameraProps {
  /** The last photo of the plant, which lies over what the camera sees. */
  last: { url: string };
  onTaken: (photo: File) => void;
  onClose: () => void;
}

/** Takes a photo from the same place as the last one. Without a camera, or where it is not allowed, a picture is chosen. */
export function GhostCamera({ last, onTaken, onClose }: GhostCameraProps) {
  const slider = useId();
  const [opacity, setOpacity] = useState(40);
  const camera = useCamera();
  const video = useRef<HTMLVideoElement | null>(null);
  const [ready, setReady] = useState(false);
  const stream = camera === 'off' ? null : camera;

  // The dialog's code may arrive after the camera.
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (element) element.srcObject = stream;
    },
    [stream],
  );

  async function take() {
    if (!video.current) return;
    const photo = await photoFrom(video.current);
    if (photo) onTaken(photo);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Take a photo"
      description={
        camera === 'off'
          ? 'There is no camera here, or it was not allowed. Choose a picture instead.'
          : 'Line it up with the last photo, and the time-lapse will not jump.'
      }
    >
      <div className="grid gap-4">
        {camera !== 'off' && (
          <>
            <div className="relative max-h-[55dvh] sm:max-h-[42dvh] overflow-hidden rounded-photo bg-black">
              <video
                ref={show}
                autoPlay
                muted
                playsInline
                aria-label="What the camera sees"
                onLoadedData={() => setReady(true)}
                className="mx-auto block max-h-[55dvh] sm:max-h-[42dvh] min-h-40 w-full object-cover"
              />
              <img
                src={last.url}
                alt=""
                style={{ opacity: opacity / 100 }}
                className="pointer-events-none absolute inset-0 size-full object-cover"
              />
            </div>
            <label htmlFor={slider} className="font-semibold text-[0.95rem]">
              How much of the last photo shows
              <input
                id={slider}
                type="range"
                min={0}
                max={80}
                value={opacity}
                aria-valuetext={`${opacity} percent visible`}
                onChange={(event) => setOpacity(event.target.valueAsNumber)}
                className="mt-1 h-11 w-full accent-leaf"
              />
            </label>
            <Button size="lg" disabled={!ready} onClick={() => void take()}>
              <Camera aria-hidden className="size-5" />
              Take Photo
            </Button>
          </>
        )}
        <FileButton variant="secondary" size="lg" onChoose={onTaken}>
          Choose a Picture
        </FileButton>
      </div>
    </Dialog>
  );
}
