import { logCare } from '@plantcare/contract/care.ts';
import { addDiaryEntry, type DiaryEntry, listDiary } from '@plantcare/contract/diary.ts';
import { completeReminders } from '@plantcare/contract/reminders.ts';
import { call } from '@/lib/api/call.ts';
import type { CareChange, CompletionChange, EntryChange, PendingChange } from './pending-change.ts';

/** The server remembers a key for 24 hours; with this, an hour is left for the attempt itself. */
const KEY_KNOWN_MS = 23 * 3_600_000;
/** By how much the date of an entry may differ from what was sent: the server takes its own time for one in the future. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** As many as a list of one plant answers at most. */
const LATEST = 1000;
/** As many reminders as one call completes. */
const AT_ONCE = 500;

export function sendEntry({ kind: _, plants, photo, ...form }: EntryChange, idempotencyKey: string | undefined) {
  const parts = { form: { ...form, plant: plants.join(',') }, ...(photo && { photo }) };
  return call(addDiaryEntry, parts, { idempotencyKey });
}

export function sendCare({ kind: _, plants, ...json }: CareChange, idempotencyKey: string | undefined) {
  return call(logCare, { json: { ...json, plants: [...plants] } }, { idempotencyKey });
}

/** Needs no key: a reminder that is completed already stays as it is. */
async function sendCompletion({ reminders, diary, date }: CompletionChange): Promise<void> {
  for (let start = 0; start < reminders.length; start += AT_ONCE) {
    const ids = reminders.slice(start, start + AT_ONCE).map(({ _id }) => _id);
    await call(completeReminders, { json: { ids, diary, date } });
  }
}

/**
 * Sends a change, which may have reached the server before. The server knows its key for a day; after that the diary is
 * asked whether the entry is there.
 */
export async function sendChange({ id, change, sentAt }: PendingChange, now: Date): Promise<void> {
  if (change.kind === 'completion') await sendCompletion(change);
  else if (sentAt !== null && now.getTime() - Date.parse(sentAt) > KEY_KNOWN_MS && (await isInDiary(change))) return;
  else if (change.kind === 'entry') await sendEntry(change, id);
  else await sendCare(change, id);
}

/** Whether the diary has this entry. Its plants got theirs together, so the first one stands for all. */
async function isInDiary(change: EntryChange | CareChange): Promise<boolean> {
  const [plant] = change.plants;
  if (plant === undefined) return false;
  const entries = await call(listDiary, { query: { plant, limit: LATEST } });
  return entries.some((entry) => isSame(entry, change));
}

function isSame(entry: DiaryEntry, change: EntryChange | CareChange): boolean {
  const apart = Math.abs(Date.parse(entry.date) - Date.parse(change.date));
  const sameTitle = change.kind === 'care' || entry.title === change.title;
  return apart <= CLOCK_SKEW_MS && sameTitle && (entry.activity ?? '') === change.activity;
}
