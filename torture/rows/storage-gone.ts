import { rename } from 'node:fs/promises';
import path from 'node:path';
import { startBucket } from '../../server/test/support/services/bucket.ts';
import { Gardener } from '../gardener.ts';
import { leaf } from '../leaf.ts';
import { createChecks, type Outcome, type Row } from '../row.ts';
import { type Server, withServer } from '../server.ts';

export const folderGone: Row = {
  name: 'folder of photos gone',
  run: (setting) =>
    withServer(setting, (server, { dataDir }) => {
      const folder = path.join(dataDir, 'photos');
      const elsewhere = path.join(dataDir, 'unmounted');
      return withoutStorage(server, {
        lose: () => rename(folder, elsewhere),
        restore: () => rename(elsewhere, folder),
        photoStatus: 404,
      });
    }),
};

/** A bucket that fails, then one that accepts connections and never answers. */
export const bucketGone: Row = {
  name: 'bucket failing, then hanging',
  async run(setting) {
    const bucket = await startBucket();
    const env = { STORAGE_URL: bucket.url };
    const ways = [bucket.fail, bucket.hang];
    try {
      return await withServer(
        setting,
        async (server) => {
          const outcomes: Outcome[] = [];
          for (const way of ways) {
            const lose = async () => way();
            const restore = async () => bucket.work();
            outcomes.push(await withoutStorage(server, { lose, restore, photoStatus: 503 }));
          }
          return {
            passed: outcomes.every(({ passed }) => passed),
            says: outcomes.map(({ says }) => says).join('; then '),
          };
        },
        { env },
      );
    } finally {
      await bucket.close();
    }
  },
};

interface Storage {
  lose(): Promise<void>;
  restore(): Promise<void>;
  /** How a stored photo is answered meanwhile. */
  photoStatus: number;
}

async function withoutStorage({ address }: Server, { lose, restore, photoStatus }: Storage): Promise<Outcome> {
  const { expect, require, outcome } = createChecks();
  const gardener = await new Gardener(address).register();
  const added = await gardener.call('/plants', { form: { name: 'Fern', photo: leaf() } });
  expect('adding a photo at first', added.status, 201);
  const id = /"_id":"([^"]+)"/.exec(added.body)?.[1];
  const photo = `${/"photoUrl":"([^"]+)"/.exec(added.body)?.[1]}`;
  await lose();
  const uploading = gardener.call('/plants', { form: { name: 'Palm', photo: leaf() } });
  const health = await gardener.call('/health');
  expect('health', health.status, 503);
  require(`health says ${health.body}`, health.body.includes('Photo storage: failed'));
  const list = await gardener.call('/plants');
  expect('reading', list.status, 200);
  require(`reading took ${Math.round(list.ms)} ms`, list.ms < 2_000);
  expect('adding a plant', (await gardener.call('/plants', { form: { name: 'Ivy' } })).status, 201);
  expect('the photo', (await gardener.call(photo)).status, photoStatus);
  const upload = await uploading;
  expect('uploading', upload.status, 503);
  expect('deleting', (await gardener.call(`/plants/${id}`, { method: 'DELETE' })).status, 200);
  await restore();
  expect('health afterwards', (await gardener.call('/health')).status, 200);
  expect(
    'uploading afterwards',
    (await gardener.call('/plants', { form: { name: 'Palm', photo: leaf() } })).status,
    201,
  );
  const { body } = await gardener.call('/plants');
  expect('plants in the end', (body.match(/"_id"/g) ?? []).length, 2);
  return outcome(`uploads answered 503 after ${(upload.ms / 1000).toFixed(1)} s; the rest works; recovers by itself`);
}
