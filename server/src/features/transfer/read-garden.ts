import { z } from 'zod';
import { Failure } from '../../failure.ts';
import type { OpenZip } from '../../zip/read-zip.ts';
import { GARDEN_FORMAT, GARDEN_VERSION, RECORDS } from './garden-file.ts';

/** Some 80,000 diary entries of usual length; it is parsed in memory. */
const MOST_JSON_BYTES = 32 * 1024 * 1024;

const NOT_OURS = 'This ZIP file was not made by “Download My Data”.';
const NEWER = 'This file was made by a newer version of AI Plant Care, which this server does not know yet.';
const CHANGED =
  'This file was changed after it was downloaded. Please download your data again, and choose the ZIP file as it is.';

const Head = z.object({ format: z.literal(GARDEN_FORMAT), version: z.int().min(1) });

/** The lists that are imported. Notifications are about what was due then, and links for sitters open another account. */
const { notifications: _, sitterLinks: _links, ...IMPORTED } = RECORDS;
const Lists = z.object({
  // The first files have neither places nor moves.
  places: z.array(IMPORTED.places).default([]),
  plants: z.array(IMPORTED.plants),
  moves: z.array(IMPORTED.moves).default([]),
  diaryEntries: z.array(IMPORTED.diaryEntries),
  answers: z.array(IMPORTED.answers),
  reminders: z.array(IMPORTED.reminders),
  recoveries: z.array(IMPORTED.recoveries),
  checkUps: z.array(IMPORTED.checkUps),
});

export type Garden = z.output<typeof Lists>;

/** Whether a ZIP file looks like downloaded data. */
export function isGardenFile({ sizes }: OpenZip): boolean {
  return sizes.has('garden.json');
}

/**
 * Reads and checks `garden.json`.
 * @returns the garden, and the paths of the photos that its plants and entries show, each once
 * @throws Failure in the gardener's words
 */
export async function readGarden(zip: OpenZip): Promise<{ garden: Garden; photoPaths: string[] }> {
  const text = await zip.read('garden.json', MOST_JSON_BYTES);
  const garden = parseGarden(jsonOf(`${text}`));
  return { garden, photoPaths: checkReferences(garden, zip) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(CHANGED);
  }
}

function parseGarden(json: unknown): Garden {
  const head = Head.safeParse(json);
  if (!head.success) throw refusal(NOT_OURS);
  if (head.data.version > GARDEN_VERSION) throw refusal(NEWER);
  const lists = Lists.safeParse(json);
  if (lists.success) return lists.data;
  const [list, at, field] = lists.error.issues[0]?.path ?? [];
  const where = typeof at === 'number' ? ` Entry ${at + 1} of “${String(list)}” has a wrong ${String(field)}.` : '';
  throw refusal(`${CHANGED}${where}`);
}

/** @returns the paths of the photos. @throws Failure for what refers to nothing, or is there twice. */
function checkReferences(garden: Garden, zip: OpenZip): string[] {
  const plants = idsOf(garden.plants);
  idsOf(garden.places);
  for (const list of [garden.moves, garden.diaryEntries, garden.reminders, garden.recoveries]) {
    idsOf(list);
    if (list.some(({ plant }) => !plants.has(plant))) throw refusal(CHANGED);
  }
  idsOf(garden.answers);
  idsOf(garden.checkUps);
  if (garden.answers.some(({ plant }) => plant !== null && !plants.has(plant))) throw refusal(CHANGED);
  const recoveries = idsOf(garden.recoveries);
  if (garden.checkUps.some(({ recovery }) => !recoveries.has(recovery))) throw refusal(CHANGED);
  const open = garden.reminders.filter(({ completedAt }) => completedAt === null).map(({ series }) => series);
  if (new Set(open).size < open.length) throw refusal(CHANGED);

  const ofPlants = garden.plants.flatMap(({ photo }) => photo ?? []);
  // Entries that were written together share a photo; a plant has its own.
  const ofDiary = new Set(garden.diaryEntries.flatMap(({ photo }) => photo ?? []));
  const paths = [...ofPlants, ...ofDiary];
  if (new Set(paths).size < paths.length || paths.some((path) => !zip.sizes.has(path))) throw refusal(CHANGED);
  return paths;
}

function idsOf(list: readonly { id: string }[]): ReadonlySet<string> {
  const ids = new Set(list.map(({ id }) => id));
  if (ids.size < list.length) throw refusal(CHANGED);
  return ids;
}

function refusal(text: string): Failure {
  return new Failure('invalid_input', text);
}
