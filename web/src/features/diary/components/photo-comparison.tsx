import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import { useState } from 'react';
import { SelectField } from '@/ui/controls/select-field.tsx';
import type { ComparablePhoto } from '../comparable-photos.ts';

interface PhotoComparisonProps {
  /** The oldest first; at least two. */
  photos: readonly ComparablePhoto[];
}

/** Two photos on top of each other with a slider. First the oldest and the newest; others can be chosen. */
export function PhotoComparison({ photos }: PhotoComparisonProps) {
  const [choice, setChoice] = useState<{ before?: string; after?: string }>({});
  const [split, setSplit] = useState(50);
  const chosen = (url: string | undefined) => photos.find((photo) => photo.url === url);
  const before = chosen(choice.before) ?? photos[0];
  const after = chosen(choice.after) ?? photos.at(-1);
  if (!before || !after) return null;
  const options = photos.map(({ url, label }) => ({ value: url, label }));

  return (
    <div className="grid gap-4">
      <div className="relative aspect-4/3 overflow-hidden rounded-photo bg-moss-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2">
        <img src={after.url} alt={`After: ${after.label}`} className="absolute inset-0 size-full object-cover" />
        <img
          src={before.url}
          alt={`Before: ${before.label}`}
          className="absolute inset-0 size-full object-cover"
          style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}
        />
        <div
          aria-hidden
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-lifted"
          style={{ left: `${split}%` }}
        >
          <span className="absolute top-1/2 left-1/2 grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-white text-black shadow-lifted">
            <ChevronsLeftRight className="size-5" />
          </span>
        </div>
        <input
          type="range"
          min={0}
          max={100}
          value={split}
          aria-label="How much of the earlier photo to show"
          aria-valuetext={`${split} percent ${before.label}, the rest ${after.label}`}
          onChange={(event) => setSplit(event.target.valueAsNumber)}
          className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Before"
          value={before.url}
          options={options}
          onChange={(event) => setChoice({ ...choice, before: event.target.value })}
        />
        <SelectField
          label="After"
          value={after.url}
          options={options}
          onChange={(event) => setChoice({ ...choice, after: event.target.value })}
        />
      </div>
    </div>
  );
}
