import type { Outline } from '@plantcare/contract/measured-diagnosis.ts';

/** As many corners as a finger can tell apart on a phone. */
const FEW = 14;
const MOST = 200;
/** A polygon has no fewer. */
export const FEWEST = 3;

/** [x, y] as shares of the photo's width and height. */
export type OutlinePoint = Outline[number];

interface Size {
  width: number;
  height: number;
}

/** An outline that is being drawn; `chosen` is the corner that keys and buttons are about, −1 while there is none. */
export interface Drawing {
  corners: Outline;
  chosen: number;
}

export const NO_DRAWING: Drawing = { corners: [], chosen: -1 };

/** To go on from an outline that was found, with few enough corners to take hold of. */
export function drawingOf(outline: Outline | null): Drawing {
  if (outline === null) return NO_DRAWING;
  return { corners: simplified(outline, FEW), chosen: 0 };
}

/** Takes away the corner that changes the least, until few enough are left (Visvalingam and Whyatt, 1993). */
function simplified(outline: Outline, most: number): Outline {
  const corners = [...outline];
  while (corners.length > most) {
    const areas = corners.map((corner, index) =>
      triangle(around(corners, index - 1), corner, around(corners, index + 1)),
    );
    corners.splice(areas.indexOf(Math.min(...areas)), 1);
  }
  return corners;
}

function triangle([x1, y1]: OutlinePoint, [x2, y2]: OutlinePoint, [x3, y3]: OutlinePoint): number {
  return Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) / 2;
}

/** The corner of that number, counted around; the middle where there is none. */
function around(corners: Outline, index: number): OutlinePoint {
  return corners.at(index % corners.length) ?? [0.5, 0.5];
}

/** The corner nearest to a place and within reach of it, −1 where there is none. Size and reach in the same pixels. */
export function cornerAt({ corners }: Drawing, [x, y]: OutlinePoint, { width, height }: Size, reach: number): number {
  const distances = corners.map(([cornerX, cornerY]) => Math.hypot((cornerX - x) * width, (cornerY - y) * height));
  const nearest = Math.min(...distances);
  return nearest <= reach ? distances.indexOf(nearest) : -1;
}

/** Another corner chosen: the next one by 1, the one before by −1. */
export function stepped({ corners, chosen }: Drawing, by: number): Drawing {
  const count = corners.length;
  return { corners, chosen: count === 0 ? -1 : (chosen + by + count) % count };
}

export function chosenPlace({ corners, chosen }: Drawing): OutlinePoint | null {
  return corners[chosen] ?? null;
}

/** The chosen corner put elsewhere. */
export function placed({ corners, chosen }: Drawing, place: OutlinePoint): Drawing {
  return { corners: corners.map((corner, index) => (index === chosen ? onPhoto(place) : corner)), chosen };
}

/** One corner more, behind the last, which is chosen then. */
export function appended(drawing: Drawing, place: OutlinePoint): Drawing {
  const { corners } = drawing;
  if (corners.length >= MOST) return drawing;
  return { corners: [...corners, onPhoto(place)], chosen: corners.length };
}

/** One corner more, to be moved from there: in the middle of the edge behind the chosen one, or beside the last. */
export function inserted(drawing: Drawing): Drawing {
  const { corners, chosen } = drawing;
  const [x, y] = around(corners, chosen);
  if (corners.length === 0) return appended(drawing, [x, y]);
  if (corners.length < FEWEST) return appended(drawing, [x + 0.05, y + 0.05]);
  if (corners.length >= MOST) return drawing;
  const [nextX, nextY] = around(corners, chosen + 1);
  const middle: OutlinePoint = [(x + nextX) / 2, (y + nextY) / 2];
  return { corners: corners.toSpliced(chosen + 1, 0, middle), chosen: chosen + 1 };
}

/** Without the chosen corner; the one before is chosen then. */
export function removed({ corners, chosen }: Drawing): Drawing {
  const left = corners.filter((_, index) => index !== chosen);
  return { corners: left, chosen: Math.min(Math.max(0, chosen - 1), left.length - 1) };
}

function onPhoto([x, y]: OutlinePoint): OutlinePoint {
  return [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))];
}
