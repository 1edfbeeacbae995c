import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('as many as allowed have a turn at once, the others get theirs in the order of their coming', async () => {
  const take = createTurns(2);
  const order: number[] = [];
  const takes = [1, 2, 3, 4].map((number) =>
    take('ada').then((end) => {
      order.push(number);
      return end;
    }),
  );
  const [first, second] = await Promise.all(takes.slice(0, 2));
  await pause(5);
  expect(order).toEqual([1, 2]);
  second?.();
  second?.();
  const third = await takes[2];
  expect(order).toEqual([1, 2, 3]);
  first?.();
  const fourth = await takes[3];
  expect(order).toEqual([1, 2, 3, 4]);
  third?.();
  fourth?.();
  await take('ada');
});

test('nobody waits for another key', async () => {
  const take = createTurns(1);
  await take('ada');
  await take('eve');
});
