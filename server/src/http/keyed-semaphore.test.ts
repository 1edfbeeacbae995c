import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore.ts';

test('as many as allowed acquire at once, and the others in the order in which they came', async () => {
  const acquire = createKeyedSemaphore(2);
  const order: number[] = [];
  const acquired = [1, 2, 3, 4].map((number) =>
    acquire('ada').then((release) => {
      order.push(number);
      return release;
    }),
  );
  const [first, second] = await Promise.all(acquired.slice(0, 2));
  await pause(5);
  expect(order).toEqual([1, 2]);
  second?.();
  second?.();
  const third = await acquired[2];
  expect(order).toEqual([1, 2, 3]);
  first?.();
  const fourth = await acquired[3];
  expect(order).toEqual([1, 2, 3, 4]);
  third?.();
  fourth?.();
  await acquire('ada');
});

test('nobody waits for another key', async () => {
  const acquire = createKeyedSemaphore(1);
  await acquire('ada');
  await acquire('eve');
});
