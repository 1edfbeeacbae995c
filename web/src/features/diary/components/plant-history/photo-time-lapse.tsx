import { photoAtSide } from '@plantcare/contract/photo-sides.ts';
import { FRAME_MS, frames } from '@plantcare/contract/time-lapse.ts';
import Download from 'lucide-react/icons/download';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useTimeLapse } from '../../api.ts';
import type { ComparablePhoto } from '../../comparable-photos.ts';

/** Slower for those who asked their device for less motion. */
const REDUCED_FRAME_MS = 3 * FRAME_MS;

interface PhotoTimeLapseProps {
  plant: string;
  /** The oldest first; at least two. */
  photos: readonly ComparablePhoto[];
}

/** The photos of a plant one after the other, once somebody starts it; it can be paused, moved by hand and downloaded. */
export function PhotoTimeLapse({ plant, photos }: PhotoTimeLapseProps) {
  const shown = frames(photos);
  const last = shown.length - 1;
  const [at, setAt] = useState(last);
  const [playing, setPlaying] = useState(false);
  const download = useTimeLapse(plant);
  const place = Math.min(at, last);
  const photo = shown[place];
  const next = shown[place + 1];

  useEffect(() => {
    if (!playing) return;
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        if (place < last) setAt(place + 1);
        else setPlaying(false);
      },
      reduced ? REDUCED_FRAME_MS : FRAME_MS,
    );
    return () => clearTimeout(timer);
  }, [playing, place, last]);

  function toggle() {
    if (!playing && place === last) setAt(0);
    setPlaying(!playing);
  }

  if (!photo) return null;
  return (
    <div className="grid gap-3">
      <div className="aspect-4/3 overflow-hidden rounded-photo bg-moss-soft">
        <img src={photoAtSide(photo.url, 640)} alt={photo.label} className="size-full object-cover" />
        {/* Loaded ahead, so that no frame is blank. */}
        {playing && next && <img src={photoAtSide(next.url, 640)} alt="" hidden />}
      </div>
      <div className="flex items-center gap-3">
        <Button variant="secondary" size="icon" aria-label={playing ? 'Pause' : 'Play'} onClick={toggle}>
          {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
        </Button>
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label="Photo"
          aria-valuetext={`${place + 1} of ${shown.length}: ${photo.label}`}
          onChange={(event) => {
            setPlaying(false);
            setAt(event.target.valueAsNumber);
          }}
          className="h-11 min-w-0 grow accent-leaf"
        />
        <span aria-hidden className="w-28 text-right text-ink-soft text-sm">
          {photo.label}
        </span>
      </div>
      <Button
        variant="secondary"
        busy={download.isPending}
        onClick={() => download.mutate(undefined, { onError: (error) => toast.error(messageOf(error)) })}
      >
        {!download.isPending && <Download aria-hidden className="size-5" />}
        Download as GIF
      </Button>
    </div>
  );
}
