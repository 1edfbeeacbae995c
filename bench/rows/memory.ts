import { setTimeout as pause } from 'node:timers/promises';
import { aimFor, type Figure } from '../figure.ts';
import type { Row, Setting } from '../row.ts';

const QUIET_MS = 5_000;

export const memoryIdle: Row = {
  name: 'Memory, idle',
  async measure(setting) {
    await pause(QUIET_MS);
    const figure = memoryOf('Memory, idle', setting);
    return [{ ...figure, ...aimFor(figure.values.SQLite, 'at most', 110, 'MB') }];
  },
};

export const memoryAfterwards: Row = {
  name: 'Memory, after all rows',
  async measure(setting) {
    await pause(QUIET_MS);
    const figure = memoryOf('Memory, after all rows', setting);
    return [{ ...figure, ...aimFor(figure.values.SQLite, 'at most', 250, 'MB') }];
  },
};

function memoryOf(name: string, { products }: Setting): Figure {
  const values: Figure['values'] = {};
  for (const { column, memory } of products) {
    const megabytes = memory();
    if (megabytes !== undefined) values[column] = megabytes;
  }
  return { name, unit: 'MB', values };
}
