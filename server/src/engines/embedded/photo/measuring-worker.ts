import { parentPort } from 'node:worker_threads';
import { measure } from './measure.ts';
import type { MeasuringTask } from './measuring-pool.ts';

parentPort?.on('message', ({ raster, outline }: MeasuringTask) => {
  parentPort?.postMessage(measure(raster, outline));
});
