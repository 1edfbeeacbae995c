import { PHOTO_SIDES, photoAtSide } from '@plantcare/contract/photo-sides.ts';
import { paths } from '@/lib/page/paths.ts';

/** The parts of a plant and of a diary entry that the frame shows. */
interface Item {
  readonly name?: string;
  readonly title?: string;
  readonly photoUrl: string | null;
}

interface FirstItems {
  most: number;
  /** The attribute `sizes` of the photos: as in the application, so that both show the same file. */
  sizes: string;
}

const BY_PATH: Readonly<Record<string, FirstItems>> = {
  [paths.plants]: { most: 4, sizes: '(width < 40rem) 7.5rem, (width < 56.25rem) 50vw, 22rem' },
  [paths.diary]: { most: 1, sizes: '(width < 40rem) 92vw, 10rem' },
};

/** Whether the frame of the screen at a path shows the first items of its list. */
export function hasFirstItems(path: string): boolean {
  return path in BY_PATH;
}

/** A long list is not worth reading twice. */
const LONGEST_BYTES = 100_000;

/**
 * Shows the first plants, or the last diary entry, in the frame until the application shows them, so that nobody waits for
 * the application to see them. Only those with a photo, and only on a phone.
 * @param frame where they are shown, if it is still there when the list has come
 * @returns their photos, which are being loaded
 */
export async function showFirstItems(
  path: string,
  frame: Element,
  answer: Promise<Response>,
): Promise<readonly HTMLImageElement[]> {
  const shown = BY_PATH[path];
  if (shown === undefined) return [];
  // Taken before the application reads the answer, which can be read only once.
  const list = await answer.then((response) => (isShort(response) ? response.clone().json() : []));
  if (!Array.isArray(list)) return [];
  const items: Item[] = list.slice(0, shown.most); // As the contract says.
  if (!frame.isConnected || items.length === 0 || items.some(({ photoUrl }) => !photoUrl)) return [];
  const place = document.createElement('div');
  place.className = `first ${path.slice(1)}`;
  place.ariaHidden = 'true';
  place.append(...items.map((item) => drawn(item, shown)));
  frame.append(place);
  return [...place.querySelectorAll('img')];
}

function isShort({ ok, headers }: Response): boolean {
  return ok && Number(headers.get('content-length') ?? 0) < LONGEST_BYTES;
}

function drawn({ name, title, photoUrl }: Item, { sizes }: FirstItems): HTMLElement {
  const words = document.createElement('b');
  words.textContent = name ?? title ?? '';
  const photo = document.createElement('img');
  photo.alt = '';
  photo.fetchPriority = 'high';
  photo.sizes = sizes;
  photo.srcset = PHOTO_SIDES.map((side) => `${photoAtSide(photoUrl ?? '', side)} ${side}w`).join(', ');
  const item = document.createElement('div');
  item.append(photo, words);
  return item;
}
