import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './text.ts';

/** As many photos as a time-lapse shows; of more, this many are taken at even distances, with the first and the last. */
export const MOST_FRAMES = 40;
/** For how long each photo is shown, in milliseconds; the last one three times as long. */
export const FRAME_MS = 500;

export const getTimeLapse = endpoint({
  method: 'GET',
  path: '/plants/:id/time-lapse',
  area: 'Diary',
  summary: `A GIF that shows up to ${MOST_FRAMES} photos of a plant one after the other, oldest first; at least two are needed`,
  access: 'signed-in',
  params: z.object({ id: Id }),
  item: 'Plant',
  file: 'image/gif',
  response: z.unknown(),
});

/** The items at even distances from the first to the last, at most `MOST_FRAMES`. */
export function frames<Item>(items: readonly Item[]): Item[] {
  if (items.length <= MOST_FRAMES) return [...items];
  return Array.from({ length: MOST_FRAMES }, (_, frame) =>
    items.slice(Math.round((frame * (items.length - 1)) / (MOST_FRAMES - 1))).slice(0, 1),
  ).flat();
}
