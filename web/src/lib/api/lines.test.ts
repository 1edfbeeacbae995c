import { describe, expect, it } from 'vitest';
import { valuesOfLines } from '@/lib/api/lines.ts';

function bodyOf(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      controller.close();
    },
  });
}

async function read(body: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of valuesOfLines(body)) values.push(value);
  return values;
}

describe('a body in lines', () => {
  it('gives a value for each line, wherever the chunks are cut', async () => {
    expect(await read(bodyOf('{"a":1}\n{"a"', ':2}\n', '{"a":3}\n'))).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });

  it('may be cut within a character', async () => {
    const bytes = new TextEncoder().encode('"°C"\n');
    expect(await read(bodyOf(bytes.slice(0, 2), bytes.slice(2)))).toEqual(['°C']);
  });

  it('may end without a line break, and contain empty lines', async () => {
    expect(await read(bodyOf('1\n\n', '2'))).toEqual([1, 2]);
  });

  it('fails at an invalid line', async () => {
    await expect(read(bodyOf('1\n{"a":'))).rejects.toThrow(SyntaxError);
  });

  it('is cancelled if nobody reads on', async () => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('1\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const value of valuesOfLines(body)) if (value === 1) break;
    expect(cancelled).toBe(true);
  });
});
