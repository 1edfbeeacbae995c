import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { classes } from '@/lib/classes.ts';
import {
  appended,
  chosenPlace,
  cornerAt,
  type Drawing,
  inserted,
  type OutlinePoint,
  placed,
  removed,
  stepped,
} from '../../outline-drawing.ts';

interface OutlineSurfaceProps {
  drawing: Drawing;
  /** Whether a tap beside the corners puts a new one there. */
  placing: boolean;
  hintId: string;
  onDraw: (drawing: Drawing) => void;
  onCancel: () => void;
}

/** In CSS pixels: half of what a finger hits. */
const REACH = 26;
const STEP = 0.01;
const WIDE_STEP = 0.05;

const ARROWS: Readonly<Record<string, OutlinePoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Lies over the photo: corners are dragged, or moved by key. */
export function OutlineSurface({ drawing, placing, hintId, onDraw, onCancel }: OutlineSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const { corners, chosen } = drawing;

  useEffect(() => {
    surface.current?.focus({ preventScroll: true });
    surface.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function placeOf({ clientX, clientY }: PointerEvent): { place: OutlinePoint; size: DOMRect } {
    const size = (surface.current ?? document.body).getBoundingClientRect();
    return { place: [(clientX - size.left) / size.width, (clientY - size.top) / size.height], size };
  }

  function take(event: PointerEvent) {
    const { place, size } = placeOf(event);
    const corner = cornerAt(drawing, place, size, REACH);
    if (corner < 0 && !placing) return;
    surface.current?.setPointerCapture(event.pointerId);
    dragging.current = true;
    onDraw(corner < 0 ? appended(drawing, place) : { ...drawing, chosen: corner });
  }

  function press(event: KeyboardEvent) {
    const next = drawnByKey(drawing, event);
    if (event.key === 'Escape') onCancel();
    else if (next) onDraw(next);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={surface}
      role="application"
      aria-label="Outline of the leaf"
      aria-describedby={hintId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      className="absolute inset-0 scroll-mt-20 scroll-mb-24 cursor-crosshair touch-none select-none rounded-photo outline-offset-[-3px]!"
      onPointerDown={take}
      onPointerMove={(event) => dragging.current && onDraw(placed(drawing, placeOf(event).place))}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
      onKeyDown={press}
    >
      <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
        {['stroke-black/60 stroke-[4]', 'stroke-white stroke-2'].map((stroke) => (
          <polygon
            key={stroke}
            points={corners.map(([x, y]) => `${x},${y}`).join(' ')}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
            className={classes('fill-none', stroke)}
          />
        ))}
      </svg>
      {corners.map(([x, y], index) => (
        <span
          aria-hidden
          key={index}
          className={classes(
            'pointer-events-none absolute -translate-x-1/2 -translate-y-1/2 rounded-full border-2 shadow-[0_0_0_1.5px_rgb(0_0_0/60%)]',
            index === chosen ? 'size-6 border-white bg-terracotta' : 'size-4 border-white bg-black/40',
          )}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        />
      ))}
      <span role="status" className="sr-only">
        {chosenInWords(drawing)}
      </span>
    </div>
  );
}

function drawnByKey(drawing: Drawing, { key, shiftKey }: KeyboardEvent): Drawing | null {
  const arrow = ARROWS[key];
  const place = chosenPlace(drawing);
  if (arrow) {
    const step = shiftKey ? WIDE_STEP : STEP;
    return place ? placed(drawing, [place[0] + arrow[0] * step, place[1] + arrow[1] * step]) : drawing;
  }
  switch (key) {
    case 'PageDown':
      return stepped(drawing, 1);
    case 'PageUp':
      return stepped(drawing, -1);
    case 'Enter':
      return inserted(drawing);
    case 'Delete':
    case 'Backspace':
      return removed(drawing);
    default:
      return null;
  }
}

function chosenInWords(drawing: Drawing): string {
  const place = chosenPlace(drawing);
  if (place === null) return 'No corner yet';
  const [x, y] = place.map((share) => Math.round(share * 100));
  return `Corner ${drawing.chosen + 1} of ${drawing.corners.length}: ${x}% from the left, ${y}% from the top`;
}
