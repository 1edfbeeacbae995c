import { expect, it } from 'vitest';
import { linesInUnits } from './lines-in-units.ts';

const text = (bit: string) => ({ kind: 'text', text: bit });

async function* each(lines: readonly object[]) {
  yield* lines;
}

async function read(lines: readonly object[], units: 'metric' | 'us') {
  const passedOn: unknown[] = [];
  for await (const line of linesInUnits(each(lines), units)) passedOn.push(line);
  return passedOn;
}

it('passes on whole sentences, so that no figure is cut in two', async () => {
  const bits = [text('Keep it at 1'), text('8–24 °'), text('C. Water'), text(' when 5 cm'), text(' are dry.\nFeed')];
  expect(await read([...bits, { kind: 'answer', data: { advice: '20 °C' } }], 'us')).toEqual([
    text('Keep it at 64–75 °F. '),
    text('Water when 2 in are dry.\n'),
    { kind: 'answer', data: { advice: '68 °F' } },
  ]);
});

it('forgets half a sentence when another engine starts again', async () => {
  expect(await read([text('It is 20'), { kind: 'restart' }, text('It is mild. ')], 'us')).toEqual([
    { kind: 'restart' },
    text('It is mild. '),
  ]);
});

it('passes on metric lines as they come', async () => {
  const bits = [text('Keep it at 1'), text('8 °C')];
  expect(await read(bits, 'metric')).toEqual(bits);
});
