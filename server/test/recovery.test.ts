import { careAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { confirmPassword, deleteAccount } from '@plantcare/contract/auth.ts';
import * as diary from '@plantcare/contract/diary.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as recovery from '@plantcare/contract/recovery.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerInThread } from '../src/engines/embedded/answering-thread.ts';
import type { Gardener } from './support/client.ts';
import { leafPhoto } from './support/files/leaf-photo.ts';
import { upload } from './support/files/pictures.ts';
import { DAY, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

const [spotted, fewerSpots, sound] = await Promise.all([
  leafPhoto({ spots: 10 }),
  leafPhoto({ spots: 4 }),
  leafPhoto(),
]);

/** Each has asked about the leaf once: measuring takes its time. */
let ada: Gardener & { answer: string };
let eve: Gardener & { answer: string };
beforeAll(async () => {
  // The first care question loads all that is known of plants.
  await answerInThread('preparation');
  [ada, eve] = await Promise.all([gardener('Ada'), gardener('Eve')]);
});

let fern: plants.Plant;
beforeEach(async () => {
  fern = await addPlant();
});

async function gardener(name: string) {
  const signedIn = await server.register(name, 'Europe/Berlin');
  return { ...signedIn, answer: await diagnosed(spotted, signedIn) };
}

/** What makes rust of the spots on the photo. */
const RUST = JSON.stringify([
  { question: 'leaf_sign', value: 'orange' },
  { question: 'rubs', value: 'yes' },
]);

async function diagnosed(photo: Blob, { token }: Gardener, answers = RUST): Promise<string> {
  const { data } = await server.call(diagnosePlant, { form: { answers }, photos: [photo] }, token);
  return `${data.answerId}`;
}

const addPlant = (owner: Gardener = ada) => server.call(plants.addPlant, { form: { name: 'Fern' } }, owner.token);

const open = (plant = fern, owner = ada) =>
  server.call(
    recovery.openRecovery,
    { params: { id: plant._id }, form: { answer: owner.answer }, photo: spotted },
    owner.token,
  );

/** One that follows another diagnosis of the same leaf. */
const openAnother = async () => open(fern, { ...ada, answer: await diagnosed(spotted, ada) });

const checkUp = (course: recovery.Recovery, verdict: recovery.Verdict, photo = fewerSpots) =>
  server.call(recovery.addCheckUp, { params: { id: course._id }, form: { verdict }, photo }, ada.token);

const close = (course: recovery.Recovery, outcome: recovery.Outcome) =>
  server.call(recovery.closeRecovery, { params: { id: course._id }, json: { outcome } }, ada.token);

const courses = (plant = fern) => server.call(recovery.listRecoveries, { params: { id: plant._id } }, ada.token);
const entries = (plant = fern) => server.call(diary.listDiary, { query: { plant: plant._id } }, ada.token);
const healthOf = async ({ _id } = fern) =>
  (await server.call(plants.getPlant, { params: { id: _id } }, ada.token)).health;
const setReminders = async ({ _id } = fern) =>
  (await server.call(reminders.listReminders, {}, ada.token)).filter(({ plant }) => plant._id === _id);
const statusOf = async (address: string | null | undefined) => (await server.request(`${address}`)).status;

/** What attaching a diagnosis changes: all of it, or nothing. */
async function expectUntouched(plant = fern) {
  expect(await courses(plant)).toEqual([]);
  expect(await entries(plant)).toEqual([]);
  expect(await setReminders(plant)).toEqual([]);
  expect(await healthOf(plant)).toBe('healthy');
}

describe('a diagnosis that is followed', () => {
  test('opens a course whose first look is what was measured', async () => {
    const course = await open();
    expect(course).toMatchObject({
      plant: { _id: fern._id, name: 'Fern' },
      openedAt: clock().toISOString(),
      closedAt: null,
      outcome: null,
      checkUps: [
        {
          date: clock().toISOString(),
          verdict: null,
          measurements: { pattern: 'spots', spots: { count: 10 } },
          photoUrl: expect.any(String),
        },
      ],
    });
    expect(await courses()).toEqual([course]);
  });

  test('stands in the diary with its photo, and the plant is no longer called healthy', async () => {
    const { condition, severity, checkUps } = await open();
    expect(await entries()).toMatchObject([
      {
        title: `Diagnosed: ${condition}`,
        activity: 'observation',
        photoUrl: checkUps[0]?.photoUrl,
        notes: expect.stringMatching(/^About \d+% of the leaf.*\n\n1\. /s),
      },
    ]);
    expect(await statusOf(checkUps[0]?.photoUrl)).toBe(200);
    expect(await healthOf()).toBe(recovery.DIAGNOSED_HEALTH[severity]);
  });

  test('reminds of the steps that are still to do, and of a new photo after 7 and 14 days', async () => {
    const { condition } = await open();
    const set = await setReminders();
    const photos = set.filter(({ title }) => title === 'Take a new photo of the same leaf');
    expect(photos.map(({ scheduledDate }) => scheduledDate.slice(0, 10)).sort()).toEqual(['2026-05-08', '2026-05-15']);
    expect(set.length).toBeGreaterThan(photos.length);
    for (const reminder of set) {
      expect(reminder).toMatchObject({ frequency: 'once', description: expect.stringContaining(condition) });
      expect(reminder.scheduledDate > clock().toISOString()).toBe(true);
    }
  });

  test('is possible while the cause is not known, and reminds of new photos alone', async () => {
    const answer = await diagnosed(spotted, ada, '[]');
    const course = await open(fern, { ...ada, answer });
    expect(course).toMatchObject({ condition: 'Discolored leaf, cause not known', severity: 'Unknown' });
    expect(await setReminders()).toHaveLength(2);
    expect(await healthOf()).toBe('needs_attention');
  });

  test('may come after another one, which stays first', async () => {
    const first = await open();
    const second = await openAnother();
    expect(await courses()).toEqual([second, first]);
  });

  test('is followed by one course, also when it is opened twice at once', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    expect(second).toEqual(first);
    expect(await open()).toEqual(first);
    expect(await courses()).toEqual([first]);
    expect(await entries()).toHaveLength(1);
    const rows = await server.db.selectFrom('photos').select('status').where('status', '!=', 'kept').execute();
    expect(rows).toEqual([]);
  });

  test('may be opened again once its course is closed', async () => {
    const first = await close(await open(), 'recovered');
    const second = await open();
    expect(await courses()).toEqual([second, first]);
  });
});

describe('nothing of it is done', () => {
  const attempt = (parts: { form?: Record<string, unknown>; photo?: Blob }, plant = fern._id) =>
    server.refusal(
      recovery.openRecovery,
      { params: { id: plant }, form: { answer: ada.answer }, photo: spotted, ...parts },
      ada.token,
    );

  test('without a photo', async () => {
    const { answer } = ada;
    const refusal = await server.refusal(
      recovery.openRecovery,
      { params: { id: fern._id }, form: { answer } },
      ada.token,
    );
    expect(refusal).toMatchObject({ status: 400, fields: { photo: 'Please choose a photo of the leaf' } });
    await expectUntouched();
  });

  test('with a photo that cannot be read', async () => {
    expect(await attempt({ photo: upload('no picture') })).toMatchObject({ status: 400 });
    await expectUntouched();
  });

  test.each([{}, { answer: '' }, { answer: 'garbage' }])('for an answer that is none: %j', async (form) => {
    expect(await attempt({ form })).toMatchObject({ status: 400, fields: { answer: 'Please choose a diagnosis' } });
    await expectUntouched();
  });

  test('for an answer that is no diagnosis', async () => {
    const { data } = await server.call(careAdvice, { json: { plantSpecies: 'Basil' } }, ada.token);
    const refusal = await attempt({ form: { answer: data.answerId } });
    expect(refusal).toMatchObject({ status: 400, fields: { answer: 'Please choose a diagnosis' } });
    await expectUntouched();
  });

  test('for a leaf on which nothing was found', async () => {
    const refusal = await attempt({ form: { answer: await diagnosed(sound, ada, '[]') } });
    expect(refusal).toMatchObject({ status: 422, msg: expect.stringContaining('Nothing was found') });
    await expectUntouched();
  });

  test.each([
    ['somebody else’s', () => eve.answer],
    ['an unknown', () => uuidv7()],
  ])('for %s answer', async (_, answer) => {
    expect(await attempt({ form: { answer: answer() } })).toMatchObject({ status: 404, msg: 'Answer not found.' });
    await expectUntouched();
  });

  test('on somebody else’s plant', async () => {
    const hers = await addPlant(eve);
    expect(await attempt({}, hers._id)).toMatchObject({ status: 404, msg: 'Plant not found.' });
    const list = { params: { id: hers._id } };
    expect(await server.refusal(recovery.listRecoveries, list, ada.token)).toMatchObject({ status: 404 });
    expect(await server.call(recovery.listRecoveries, list, eve.token)).toEqual([]);
  });
});

describe('a new photo of the same leaf', () => {
  test('is measured, judged, and written into the diary', async () => {
    const course = await open();
    clock.forward(7 * DAY);
    const { checkUps, condition } = await checkUp(course, 'better');
    const [before, after] = checkUps;
    expect(checkUps).toHaveLength(2);
    expect(after).toMatchObject({ verdict: 'better', date: clock().toISOString() });
    expect(after?.measurements?.discolored).toBeLessThan(before?.measurements?.discolored ?? 0);
    expect(await entries()).toMatchObject([
      { title: `Better: ${condition}`, photoUrl: after?.photoUrl },
      { title: `Diagnosed: ${condition}` },
    ]);
  });

  test('on which nothing can be measured still shows something', async () => {
    const { checkUps } = await checkUp(await open(), 'same', await leafPhoto({ light: 0.06 }));
    expect(checkUps[1]).toMatchObject({ verdict: 'same', measurements: null, photoUrl: expect.any(String) });
  });

  test('needs a photo and a verdict', async () => {
    const course = await open();
    const attempt = (parts: { form?: Record<string, unknown>; photo?: Blob }) =>
      server.refusal(recovery.addCheckUp, { params: { id: course._id }, form: {}, ...parts }, ada.token);
    expect(await attempt({ form: { verdict: 'worse' } })).toMatchObject({
      status: 400,
      fields: { photo: 'Please choose a photo of the leaf' },
    });
    for (const form of [{}, { verdict: 'dead' }]) {
      expect(await attempt({ form, photo: spotted })).toMatchObject({
        status: 400,
        fields: { verdict: 'Please choose one of: better, same, worse' },
      });
    }
    expect(await courses()).toEqual([course]);
    expect(await entries()).toHaveLength(1);
  });

  test('goes when its diary entry is deleted; what was measured stays', async () => {
    const { checkUps } = await checkUp(await open(), 'better');
    for (const { _id } of await entries())
      await server.call(diary.deleteDiaryEntry, { params: { id: _id } }, ada.token);
    const [course] = await courses();
    expect(course?.checkUps).toEqual(checkUps.map((each) => ({ ...each, photoUrl: null, thumbnailUrl: null })));
    for (const { photoUrl } of checkUps) expect(await statusOf(photoUrl)).toBe(404);
  });
});

describe('closing a course', () => {
  test('as recovered makes the plant healthy, and takes back what it still would remind of', async () => {
    const course = await open();
    const [done] = await setReminders();
    await server.call(
      reminders.updateReminder,
      { params: { id: `${done?._id}` }, json: { completed: true } },
      ada.token,
    );
    const own = { title: 'Water', plant: fern._id, scheduledDate: '2026-12-24T07:00:00.000Z' };
    await server.call(reminders.addReminder, { json: own }, ada.token);
    const closed = await close(course, 'recovered');
    expect(closed).toEqual({ ...course, closedAt: clock().toISOString(), outcome: 'recovered' });
    expect(await courses()).toEqual([closed]);
    expect(await healthOf()).toBe('healthy');
    expect((await setReminders()).map(({ title }) => title).sort()).toEqual([`${done?.title}`, 'Water'].sort());
  });

  test('as recovered leaves the health as it is while another course is open', async () => {
    const [first, second] = [await open(), await openAnother()];
    const ailing = await healthOf();
    await close(first, 'recovered');
    expect(await healthOf()).toBe(ailing);
    await close(second, 'recovered');
    expect(await healthOf()).toBe('healthy');
  });

  test('as lost leaves the health as it is', async () => {
    const course = await open();
    const ailing = await healthOf();
    expect(await close(course, 'lost')).toMatchObject({ outcome: 'lost' });
    expect(await healthOf()).toBe(ailing);
    expect(await setReminders()).toEqual([]);
  });

  test('is done once, and nothing is added afterwards', async () => {
    const course = await open();
    await close(course, 'lost');
    const closed = { status: 422, msg: 'This course is closed already.' };
    const params = { id: course._id };
    const again = await server.refusal(recovery.closeRecovery, { params, json: { outcome: 'recovered' } }, ada.token);
    expect(again).toMatchObject(closed);
    const late = { params, form: { verdict: 'better' }, photo: spotted };
    expect(await server.refusal(recovery.addCheckUp, late, ada.token)).toMatchObject(closed);
    expect(await entries()).toHaveLength(1);
    expect(await courses()).toMatchObject([{ outcome: 'lost', checkUps: [{}] }]);
  });

  test('needs to say how it ended', async () => {
    const { _id: id } = await open();
    const refusal = await server.refusal(recovery.closeRecovery, { params: { id }, json: {} }, ada.token);
    expect(refusal).toMatchObject({
      status: 400,
      fields: { outcome: 'Please choose one of: recovered, lost' },
    });
  });
});

test('nobody else can look at a course, add to it or close it', async () => {
  const { _id: id } = await open();
  const params = { id };
  const calls = [
    [recovery.addCheckUp, { params, form: { verdict: 'worse' }, photo: spotted }],
    [recovery.closeRecovery, { params, json: { outcome: 'lost' } }],
  ] as const;
  for (const [endpoint, input] of calls) {
    expect(await server.refusal(endpoint, input, eve.token)).toMatchObject({
      status: 404,
      msg: 'Treatment not found.',
    });
    expect(await server.refusal(endpoint, input)).toMatchObject({ status: 401 });
  }
  expect(await courses()).toMatchObject([{ closedAt: null, checkUps: [{}] }]);
});

describe('a course goes', () => {
  const left = async (userId: string) => {
    const rows = await Promise.all([
      server.db.selectFrom('recoveries').select('id').where('user_id', '=', userId).execute(),
      server.db.selectFrom('recovery_looks').select('id').where('user_id', '=', userId).execute(),
    ]);
    return rows.map(({ length }) => length);
  };

  test('with its plant, and only there', async () => {
    const palm = await addPlant();
    const before = await left(ada.user._id);
    await open(palm);
    const { checkUps } = await checkUp(await open(), 'better');
    await server.call(plants.deletePlant, { params: { id: fern._id } }, ada.token);
    expect(await left(ada.user._id)).toEqual(before.map((count) => count + 1));
    for (const { photoUrl } of checkUps) expect(await statusOf(photoUrl)).toBe(404);
  });

  test('with its account', async () => {
    const { checkUps } = await open(await addPlant(eve), eve);
    await server.call(confirmPassword, { json: { password: eve.password } }, eve.token);
    await server.call(deleteAccount, {}, eve.token);
    expect(await left(eve.user._id)).toEqual([0, 0]);
    expect(await statusOf(checkUps[0]?.photoUrl)).toBe(404);
  });
});
