import { PHOTO_SIDES, photoAtSide } from '@plantcare/contract/photo-sides.ts';
import type { ComponentProps } from 'react';

interface ThumbnailProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'width' | 'height'> {
  readonly photoUrl: string;
  readonly alt: string;
  /** How wide it is shown, as the attribute `sizes` of <img> says it. */
  readonly sizes: string;
}

/** A photo as small as its place on the screen allows, loaded when it comes near the window. */
export function Thumbnail({ photoUrl, ...image }: ThumbnailProps) {
  // A photo that is only in this browser has no smaller ones.
  const isLocal = photoUrl.startsWith('blob:');
  const smaller = PHOTO_SIDES.map((side) => `${photoAtSide(photoUrl, side)} ${side}w`).join(', ');
  return (
    // biome-ignore lint/a11y/useAltText: the type demands it
    <img
      decoding="async"
      {...image}
      src={isLocal ? photoUrl : photoAtSide(photoUrl, 320)}
      srcSet={isLocal ? undefined : smaller}
      loading="lazy"
      width={320}
      height={320}
    />
  );
}
