import { PHOTO_COLORS, type PhotoColor, type PhotoColors } from '@plantcare/contract/identification-key.ts';
import { Swatch } from '@/ui/drawings/swatch.tsx';
import { PHOTO_SWATCHES } from '@/ui/drawings/traits/plant-colors.ts';
import { useImageUrl } from '@/ui/image-file.ts';

/** Smaller shares (in percent) count for nothing in the key. */
const COUNTS_FROM = 5;
const MOST_SHOWN = 3;

interface KeyPhotoProps {
  photo: File | null;
  seen: PhotoColors | null;
}

/** The photo that the key began with, and what it says by itself. */
export function KeyPhoto({ photo, seen }: KeyPhotoProps) {
  const url = useImageUrl(photo);
  if (photo === null) return null;
  const colors = seen === null ? [] : mostSeen(seen);
  return (
    <div className="flex items-center gap-3.5">
      {url !== null && (
        <img src={url} alt="Yours" className="size-16 shrink-0 rounded-field bg-moss-soft object-cover" />
      )}
      {colors.length > 0 && (
        <div className="min-w-0 text-sm">
          <p className="text-ink-soft">The photo answers a little already. The plant on it is</p>
          <ul className="mt-1 flex flex-wrap gap-x-3.5 gap-y-1 font-semibold">
            {colors.map(([color, share]) => (
              <li key={color} className="flex items-center gap-1.5">
                <Swatch color={PHOTO_SWATCHES[color]} className="size-4" />
                {Math.round(share)}% {color}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function mostSeen(seen: PhotoColors): (readonly [PhotoColor, number])[] {
  return PHOTO_COLORS.map((color) => [color, seen[color] ?? 0] as const)
    .filter(([, share]) => share >= COUNTS_FROM)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_SHOWN);
}
