import sharp from 'sharp';
import { aimFor, median, percentile } from '../figure.ts';
import { type Gardener, registerAll } from '../gardener.ts';
import { pacedWhile } from '../paced-calls.ts';
import { phonePhoto, sendPhoto } from '../phone-photo.ts';
import type { Row } from '../row.ts';
import { gardenerWith100Plants } from './plants.ts';

const AT_ONCE = 8;
const EACH = 2;
const RUNS = 3;
const AT_MOST_TIMES_BARE = 1.3;

/** Photos of 12 megapixels, 8 at once, beside bare sharp that makes the same pictures; and other calls meanwhile. */
export const uploads: Row = {
  name: 'Uploads of 12 megapixels, 8 at once',
  async measure({ products }) {
    const [product] = products;
    if (!product) return [];
    const { address, column } = product;
    const content = await phonePhoto();
    const gardeners = await registerAll(address, AT_ONCE);
    const send = ({ headers }: Gardener) =>
      sendPhoto(`${address}/api/plants`, headers, { name: 'Ficus' }, { name: 'photo', content });
    const keepAll = () => Promise.all(gardeners.map((gardener) => repeat(EACH, () => send(gardener))));
    await Promise.all(gardeners.map(send)); // The first one loads the library.

    const rates = { product: [] as number[], bare: [] as number[] };
    for (let run = 0; run < RUNS; run++) {
      rates.product.push(await perSecond(keepAll));
      rates.bare.push(await perSecond(() => Promise.all(gardeners.map(() => repeat(EACH, () => bareSharp(content))))));
    }
    const other = { method: 'GET', path: '/api/plants?n=[<id>]', headers: await gardenerWith100Plants(product) };
    const { times } = await pacedWhile(address, other, repeat(2, keepAll));

    const [uploaded, bare] = [median(rates.product), median(rates.bare)];
    const p99 = percentile(times, 99);
    return [
      {
        name: 'Uploads of 12 megapixels, 8 at once (floor: sharp)',
        ...{ unit: 'photos/s', values: { [column]: uploaded, floor: bare } },
        aim: {
          says: `sharp at most ${AT_MOST_TIMES_BARE} times as many`,
          reached: bare <= AT_MOST_TIMES_BARE * uploaded,
        },
      },
      {
        ...{ name: 'A list of 100 plants meanwhile, p99', unit: 'ms', values: { [column]: p99 } },
        ...aimFor(p99, 'at most', 100, 'ms'),
      },
    ];
  },
};

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) await work();
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (AT_ONCE * EACH) / ((performance.now() - began) / 1000);
}

/** What the server does with a photo before it stores it: upright, two sizes, WebP. */
async function bareSharp(photo: Uint8Array): Promise<void> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  await sharp(data, { raw: info }).webp({ quality: 82 }).toBuffer();
  await sharp(data, { raw: info }).resize(480, 480, { fit: 'inside' }).webp({ quality: 76 }).toBuffer();
}
