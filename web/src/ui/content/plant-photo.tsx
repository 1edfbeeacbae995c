import { useDeferredValue, useState } from 'react';
import { LeafPlaceholder } from '../drawings/leaf-placeholder.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface PlantPhotoProps {
  readonly photoUrl: string | null;
  readonly name: string;
  readonly species?: string | null;
  /** How wide a small, square photo is shown, as the attribute `sizes` of <img> says it; without it the photo is large. */
  readonly sizes?: string;
  readonly className?: string;
}

/** The plant's photo, cropped but never stretched; a drawing if there is none or it cannot be loaded. */
export function PlantPhoto({ photoUrl, name, species, sizes, className = '' }: PlantPhotoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // Phone photos are upright: a desktop has room for them, on a phone one would fill the screen.
  const shape = sizes === undefined ? 'aspect-4/3 desk:aspect-4/5' : 'aspect-square';
  const frame = `${shape} w-full overflow-hidden rounded-2xl bg-moss-soft ${className}`;
  if (photoUrl === null || photoUrl === failed) {
    return (
      <div className={`flex items-end justify-center text-ink ${frame}`}>
        <Placeholder seed={species || name} atOnce={sizes === undefined} />
      </div>
    );
  }
  const image = { alt: name, onError: () => setFailed(photoUrl), className: `object-cover ${frame}` };
  if (sizes === undefined) return <img {...image} alt={name} src={photoUrl} decoding="async" />;
  return <Thumbnail {...image} photoUrl={photoUrl} sizes={sizes} />;
}

/**
 * The drawing, in a list only after what else it shows: it has up to a hundred parts, and those of a few plants would keep a
 * phone busy for as long as their cards.
 */
function Placeholder({ seed, atOnce }: { readonly seed: string; readonly atOnce: boolean }) {
  const isDrawn = useDeferredValue(true, atOnce);
  return isDrawn && <LeafPlaceholder seed={seed} className="h-[92%] w-[92%]" />;
}
