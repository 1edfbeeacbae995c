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
  const smaller = PHOTO_SIDES.map((side) => `${photoAtSide(photoUrl, side)} ${side}w`);
  return (
    // biome-ignore lint/a11y/useAltText: the type demands it
    <img
      decoding="async"
      {...image}
      src={photoAtSide(photoUrl, 320)}
      srcSet={smaller.join(', ')}
      loading="lazy"
      width={320}
      height={320}
    />
  );
}
