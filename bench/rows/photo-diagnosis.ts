import { median, percentile } from '../figure.ts';
import { register } from '../gardener.ts';
import { pacedWhile, timesOf } from '../paced-calls.ts';
import { phonePhoto, sendPhoto } from '../phone-photo.ts';
import type { Row } from '../row.ts';

const DIAGNOSES = 5;

/** The whole call that diagnoses a photo, beside one that only keeps it; and how long others wait. */
export const photoDiagnosis: Row = {
  name: 'Diagnosis of a photo',
  async measure({ products }) {
    const [product] = products;
    if (!product) return [];
    const { address, column } = product;
    const content = await phonePhoto();
    const { headers } = await register(address);
    const diagnose = () => sendPhoto(`${address}/api/ai/diagnose`, headers, {}, { name: 'image', content });
    const keep = () => sendPhoto(`${address}/api/plants`, headers, { name: 'Ficus' }, { name: 'photo', content });
    await diagnose(); // The first one starts the thread.
    const other = { method: 'GET', path: '/api/health', headers: {} };
    const { times, result } = await pacedWhile(address, other, timesOf(DIAGNOSES, diagnose));
    const values = { [column]: median(result), floor: median(await timesOf(DIAGNOSES, keep)) };
    return [
      { name: 'Diagnosing a photo of 12 megapixels (floor: only keeping it)', unit: 'ms', values },
      { name: 'A small call meanwhile, p99', unit: 'ms', values: { [column]: percentile(times, 99) } },
    ];
  },
};
