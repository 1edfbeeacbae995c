import { FERN } from '@test/examples.ts';
import { expect, it } from 'vitest';
import { showFirstItems } from './first-items.ts';

const PHOTO = { ...FERN, photoUrl: '/photos/fern.webp' };

function frameInPage(): HTMLElement {
  const frame = document.createElement('main');
  document.body.replaceChildren(frame);
  return frame;
}

it('shows the first plants while the application loads, and leaves the answer for it to read', async () => {
  const frame = frameInPage();
  const answer = Response.json([PHOTO, PHOTO, PHOTO, PHOTO, PHOTO]);
  const photos = await showFirstItems('/plants', frame, Promise.resolve(answer));
  expect(frame.textContent).toBe('FernFernFernFern');
  expect(photos[0]?.srcset).toContain('/photos/fern-320.webp 320w');
  expect(await answer.json()).toHaveLength(5);
});

it.each([
  ['a plant has no photo', '/plants', () => Response.json([PHOTO, FERN])],
  ['there are none', '/plants', () => Response.json([])],
  ['the server refuses', '/plants', () => Response.json({ msg: 'Please log in.' }, { status: 401 })],
  ['the list is long', '/plants', () => Response.json([PHOTO], { headers: { 'content-length': '200000' } })],
  ['the screen shows something else first', '/reminders', () => Response.json([PHOTO])],
])('shows nothing when %s', async (_, path, answer) => {
  const frame = frameInPage();
  expect(await showFirstItems(path, frame, Promise.resolve(answer()))).toEqual([]);
  expect(frame.childElementCount).toBe(0);
});

it('shows nothing when the application was faster', async () => {
  const frame = frameInPage();
  frame.remove();
  await showFirstItems('/plants', frame, Promise.resolve(Response.json([PHOTO])));
  expect(frame.childElementCount).toBe(0);
});
