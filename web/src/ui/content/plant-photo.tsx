import { useState } from 'react';
import { LeafPlaceholder } from '../drawings/leaf-placeholder.tsx';

interface PlantPhotoProps {
  readonly src: string | null;
  readonly name: string;
  readonly species?: string | null;
  readonly size: 'thumb' | 'hero';
  readonly className?: string;
}

/** The plant's photo, cropped but never stretched; a drawing if there is none or it cannot be loaded. */
export function PlantPhoto({ src, name, species, size, className = '' }: PlantPhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // Phone photos are upright: a desktop has room for them, on a phone one would fill the screen.
  const shape = size === 'hero' ? 'aspect-4/3 desk:aspect-4/5' : 'aspect-square';
  const frame = `${shape} w-full overflow-hidden rounded-2xl bg-moss-soft ${className}`;
  if (src === null || src === failedSrc) {
    return (
      <div className={`flex items-end justify-center text-ink ${frame}`}>
        <LeafPlaceholder seed={species || name} className="h-[92%] w-[92%]" />
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={name}
      loading={size === 'hero' ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={`object-cover ${frame}`}
    />
  );
}
