import {
  MAX_KEY_QUESTIONS,
  PHOTO_COLORS,
  type PhotoColor,
  type PhotoColors,
} from '@plantcare/contract/identification-key.ts';
import { classes } from '@/lib/classes.ts';
import { useImageUrl } from '@/ui/controls/image-file.ts';
import { Swatch } from '@/ui/drawings/swatch.tsx';
import { PHOTO_SWATCHES } from '@/ui/drawings/traits/plant-colors.ts';
import type { Key } from '../../use-identification-key.ts';

const MARKS = Array.from({ length: MAX_KEY_QUESTIONS }, (_, mark) => mark);

/** Smaller shares (in percent) count for nothing in the key. */
const COUNTS_FROM = 5;
const MOST_SHOWN = 2;

/** How far the key has come, the photo it began with, and what that says by itself. */
export function KeyHeader({ question, steps, photo, seen }: Pick<Key, 'question' | 'steps' | 'photo' | 'seen'>) {
  const url = useImageUrl(photo);
  const colors = seen === null ? [] : mostSeen(seen);
  return (
    <div className="flex items-center gap-3.5">
      {url !== null && (
        <img src={url} alt="Yours" className="size-16 shrink-0 rounded-field bg-moss-soft object-cover" />
      )}
      <div className="min-w-0 grow text-sm">
        <p className="text-ink-soft">
          {question ? `Question ${steps.length + 1} of at most ${MAX_KEY_QUESTIONS}` : 'No more questions'}
        </p>
        <div aria-hidden className="my-1.5 flex gap-1">
          {MARKS.map((mark) => (
            <span
              key={mark}
              className={classes('h-1 grow rounded-full', mark <= steps.length || !question ? 'bg-leaf' : 'bg-line')}
            />
          ))}
        </div>
        {colors.length > 0 && (
          <div className="flex flex-wrap gap-x-3 gap-y-0.5">
            <p className="text-ink-soft">The photo counts a little:</p>
            <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
              {colors.map(([color, share]) => (
                <li key={color} className="flex items-center gap-1.5">
                  <Swatch color={PHOTO_SWATCHES[color]} className="size-3.5" />
                  {Math.round(share)}% {color}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function mostSeen(seen: PhotoColors): (readonly [PhotoColor, number])[] {
  return PHOTO_COLORS.map((color) => [color, seen[color] ?? 0] as const)
    .filter(([, share]) => share >= COUNTS_FROM)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_SHOWN);
}
