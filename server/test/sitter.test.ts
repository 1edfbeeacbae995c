import * as diary from '@plantcare/contract/diary.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import * as sitter from '@plantcare/contract/sitter.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../src/secret-token.ts';
import type { Gardener } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { readZip } from './support/files/read-zip.ts';
import { DAY, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock, env: { PUBLIC_URL: 'https://garden.example' } });
afterAll(() => server.close());

let ada: Gardener;
let fern: plants.Plant;
beforeEach(async () => {
  ada = await server.register('Ada', 'Europe/Berlin');
  const photo = upload(await picture().jpeg().toBuffer());
  const form = { name: 'Fern', location: 'Kitchen', potSize: '14 cm', notes: 'private' };
  fern = await server.call(plants.addPlant, { form, photo }, ada.token);
});

const dayIn = (days: number) => new Date(clock().getTime() + days * DAY).toISOString().slice(0, 10);

/** A link for today and the next six days, or others. */
async function link(json: Partial<{ name: string; firstDay: string; lastDay: string }> = {}, owner = ada) {
  const made = { name: 'Anna', firstDay: dayIn(0), lastDay: dayIn(6), ...json };
  const { url, link } = await server.call(sitter.addSitterLink, { json: made }, owner.token);
  return { id: link._id, url, token: new URL(url).hash.slice(1) };
}

function remind(plant: string, days: number, json: Partial<reminders.NewReminder> = {}) {
  const reminder = { title: 'Water Fern', plant, scheduledDate: dayIn(days), ...json };
  return server.call(reminders.addReminder, { json: reminder }, ada.token);
}

const read = (token: string) => server.call(sitter.readSitterList, { json: { token } });
const complete = (token: string, reminder: string) =>
  server.call(sitter.completeSitterTask, { json: { token, reminder } });
const tasksOf = ({ places }: sitter.SitterList) => places.flatMap(({ tasks }) => tasks);
const entries = () => server.call(diary.listDiary, { query: {} }, ada.token);
const photoOf = (token: string, plant: string) =>
  server.request('/api/sitter/photo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, plant }),
  });

describe('the list of a sitter', () => {
  test('has what is due in its days, place by place, with amounts, and nothing else of the account', async () => {
    const cactus = await server.call(plants.addPlant, { form: { name: 'Cactus' } }, ada.token);
    await remind(fern._id, -3, { frequency: 'daily', interval: 3, description: 'From below' });
    await remind(cactus._id, 2, { title: 'Turn Cactus', type: 'other' });
    await remind(cactus._id, 9, { title: 'Feed Cactus', type: 'fertilizing' });
    const { token, url } = await link();
    expect(url).toMatch(/^https:\/\/garden\.example\/sitter#[\w-]{43}$/);
    const list = await read(token);
    expect(list).toMatchObject({ name: 'Anna', firstDay: dayIn(0), lastDay: dayIn(6), today: dayIn(0) });
    expect(list.places.map(({ place, tasks }) => [place, tasks.map(({ title, day }) => [title, day])])).toEqual([
      [
        'Kitchen',
        [
          ['Water Fern', dayIn(0)],
          ['Water Fern', dayIn(3)],
          ['Water Fern', dayIn(6)],
        ],
      ],
      [null, [['Turn Cactus', dayIn(2)]]],
    ]);
    const [first, second] = tasksOf(list);
    expect(first).toMatchObject({ amount: 'about 0.4 l', description: 'From below', plant: { hasPhoto: true } });
    expect(second?.reminder).toBeNull();
    const text = JSON.stringify(list);
    for (const secret of ['private', ada.email, ada.user._id, 'Feed', '/photos/']) expect(text).not.toContain(secret);
  });

  test('has the later dates that the owner sees, of a watering that adapts as of one that does not', async () => {
    await remind(fern._id, -2, { frequency: 'daily', interval: 3 });
    const { token } = await link();
    const days = async () => tasksOf(await read(token)).map(({ day }) => day);
    expect(await days()).toEqual([dayIn(0), dayIn(1), dayIn(4)]);
    const change = { params: { id: fern._id }, json: { on: true } };
    await server.call(reminders.setPlantAdaptiveWatering, change, ada.token);
    expect(await days()).toEqual([dayIn(0), dayIn(3), dayIn(6)]);
    const [first] = tasksOf(await read(token));
    await complete(token, `${first?.reminder}`);
    const [next] = await server.call(reminders.listReminders, {}, ada.token);
    expect(next).toMatchObject({ completed: false });
    expect(next?.scheduledDate.slice(0, 10)).toBe(dayIn(3));
  });

  test('shows photos of its plants alone', async () => {
    const photo = upload(await picture().jpeg().toBuffer());
    const other = await server.call(plants.addPlant, { form: { name: 'Other' }, photo }, ada.token);
    await remind(fern._id, 1);
    const { token } = await link();
    const answer = await photoOf(token, fern._id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await photoOf(token, other._id)).status).toBe(404);
    expect((await photoOf('x'.repeat(43), fern._id)).status).toBe(404);
  });

  test('ends with its last day where the gardener lives, and when it is revoked', async () => {
    const ended = await link({ lastDay: dayIn(0) });
    const revoked = await link();
    const eve = await server.register('Eve');
    const revoke = (owner: Gardener) =>
      server.request(`/api/sitter-links/${revoked.id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${owner.token}` },
      });
    expect((await revoke(eve)).status).toBe(404);
    expect((await revoke(ada)).status).toBe(200);
    clock.forward(DAY);
    for (const { token } of [ended, revoked]) {
      const refusal = await server.refusal(sitter.readSitterList, { json: { token } });
      expect(refusal).toMatchObject({ status: 404, msg: 'Link not found.' });
    }
  });
});

describe('what a sitter completes', () => {
  test('is in the diary of the owner with the sitter’s name, and can be taken back', async () => {
    const { _id } = await remind(fern._id, 0, { frequency: 'daily', interval: 2 });
    const { token } = await link();
    const done = tasksOf(await complete(token, _id)).filter((task) => task.done);
    expect(done).toMatchObject([{ reminder: _id, title: 'Water Fern', day: dayIn(0) }]);
    expect(await entries()).toMatchObject([{ title: 'Watered', notes: 'Done by Anna', plant: { name: 'Fern' } }]);
    await complete(token, _id);
    expect(await entries()).toHaveLength(1);
    const [listed] = await server.call(sitter.listSitterLinks, {}, ada.token);
    expect(listed).toMatchObject({ name: 'Anna', completed: 1 });

    const list = await server.call(sitter.undoSitterTask, { json: { token, reminder: _id } });
    expect(tasksOf(list).some((task) => task.done)).toBe(false);
    expect(await entries()).toEqual([]);
  });

  test('is only what is on the list, and only from the first day on', async () => {
    const { _id: later } = await remind(fern._id, 9);
    const { _id: due } = await remind(fern._id, 1);
    const { token } = await link();
    const refusal = (json: { token: string; reminder: string }) => server.refusal(sitter.completeSitterTask, { json });
    expect(await refusal({ token, reminder: later })).toMatchObject({ status: 404 });
    const eve = await server.register('Eve');
    const { token: hers } = await link({}, eve);
    expect(await refusal({ token: hers, reminder: due })).toMatchObject({ status: 404 });
    expect(await refusal({ token: 'made up', reminder: due })).toMatchObject({ status: 404, msg: 'Link not found.' });
    const { token: early } = await link({ firstDay: dayIn(1) });
    expect(await refusal({ token: early, reminder: due })).toMatchObject({ status: 422 });
    expect(await entries()).toEqual([]);
  });

  test('what the gardener completed cannot be taken back by a sitter', async () => {
    const { _id } = await remind(fern._id, 0);
    const { token } = await link();
    await server.call(reminders.completeReminders, { json: { ids: [_id] } }, ada.token);
    const json = { token, reminder: _id };
    expect(await server.refusal(sitter.undoSitterTask, { json })).toMatchObject({ status: 404 });
  });
});

describe('the links of a gardener', () => {
  test('are listed without their addresses, of which only a hash is stored', async () => {
    const { token, id } = await link();
    const links = await server.call(sitter.listSitterLinks, {}, ada.token);
    expect(links).toMatchObject([{ _id: id, name: 'Anna', completed: 0 }]);
    expect(JSON.stringify(links)).not.toContain(token);
    const [stored] = await server.db.selectFrom('sitter_links').selectAll().where('id', '=', id).execute();
    expect(stored?.token_hash).toBe(hashToken(token));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('are in the download of the data without their addresses', async () => {
    const { token, id } = await link();
    const answer = await server.request('/api/export', { headers: { authorization: `Bearer ${ada.token}` } });
    const zip = await readZip(new Uint8Array(await answer.arrayBuffer()));
    const text = `${zip.get('garden.json')}`;
    expect(JSON.parse(text).sitterLinks).toMatchObject([{ id, name: 'Anna', firstDay: dayIn(0), lastDay: dayIn(6) }]);
    for (const secret of [token, hashToken(token)]) expect(text).not.toContain(secret);
  });

  test('go with the account', async () => {
    await link();
    await server.db.deleteFrom('users').where('id', '=', ada.user._id).execute();
    expect(
      await server.db.selectFrom('sitter_links').select('id').where('user_id', '=', ada.user._id).execute(),
    ).toEqual([]);
  });

  test('cover days to come, at most sixty, and are at most twenty', async () => {
    const refusal = (firstDay: string, lastDay: string) =>
      server.refusal(sitter.addSitterLink, { json: { name: 'Anna', firstDay, lastDay } }, ada.token);
    expect(await refusal(dayIn(2), dayIn(1))).toMatchObject({ status: 400, fields: { lastDay: expect.any(String) } });
    expect(await refusal(dayIn(-3), dayIn(-1))).toMatchObject({ status: 400 });
    expect(await refusal(dayIn(0), dayIn(60))).toMatchObject({ status: 400 });
    for (let made = 0; made < 20; made++) await link({ lastDay: dayIn(59) });
    expect(await refusal(dayIn(0), dayIn(1))).toMatchObject({ status: 409, code: 'quota_reached' });
  });

  test('are forgotten a month after their last day', async () => {
    await link();
    clock.forward(40 * DAY);
    await server.runDue();
    expect(await server.call(sitter.listSitterLinks, {}, (await server.register()).token)).toEqual([]);
    expect(
      await server.db.selectFrom('sitter_links').select('id').where('user_id', '=', ada.user._id).execute(),
    ).toEqual([]);
  });
});
