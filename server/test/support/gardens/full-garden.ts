import { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import { updatePlace } from '@plantcare/contract/places.ts';
import { addPlant, movePlants } from '@plantcare/contract/plants.ts';
import { openRecovery } from '@plantcare/contract/recovery.ts';
import { addReminder, updateReminder } from '@plantcare/contract/reminders.ts';
import type { Client } from '../client.ts';
import { leafPhoto } from '../files/leaf-photo.ts';
import { picture, upload } from '../files/pictures.ts';

/** What makes rust of the spots on the photo. */
const RUST = JSON.stringify([
  { question: 'leaf_sign', value: 'orange' },
  { question: 'rubs', value: 'yes' },
]);

/**
 * Gives an account some of everything: two plants, one with a photo; an entry of both with a photo; a reminder with its
 * history; and a treatment that follows a diagnosis.
 */
export async function fillGarden({ call }: Pick<Client, 'call'>, token: string): Promise<void> {
  const photo = upload(await picture().jpeg().toBuffer());
  const leaf = await leafPhoto({ spots: 10 });
  const form = { name: 'Fern', notes: '=1+1', lastRepot: '2026-03-01', ageWeeks: '30' };
  const fern = await call(addPlant, { form, photo }, token);
  const aloe = await call(addPlant, { form: { name: 'Aloe, "old"', location: 'Sill' } }, token);
  const details = { light: 'full_sun', site: 'indoors', window: 'south', note: 'Hot' } as const;
  await call(updatePlace, { params: { id: `${aloe.placeId}` }, json: details }, token);
  await call(movePlants, { json: { ids: [aloe._id], location: 'Hall' } }, token);
  const both = { plant: `${fern._id},${aloe._id}`, title: 'Watered', activity: 'watering', content: 'A lot.\nBoth.' };
  await call(addDiaryEntry, { form: { ...both, activity: 'watering' }, photo }, token);
  const season = { from: 1, to: 11 };
  const json = { title: 'Water', plant: fern._id, scheduledDate: '2026-05-01', frequency: 'weekly', season } as const;
  const water = await call(addReminder, { json }, token);
  await call(updateReminder, { params: { id: water._id }, json: { completed: true } }, token);
  const { data } = await call(diagnosePlant, { form: { answers: RUST }, photos: [leaf] }, token);
  await call(openRecovery, { params: { id: fern._id }, form: { answer: `${data.answerId}` }, photo: leaf }, token);
}
