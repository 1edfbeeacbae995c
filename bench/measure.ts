import autocannon from 'autocannon';
import { startBare, startProduct } from './servers/start.ts';

const RUNS = 3;
const CONNECTIONS = 10;
const SECONDS = 2;

/** One call, the same every time; `[<id>]` in its path is another text each time. */
export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The expected status; by default any that says success. */
  status?: number;
}

/** A call to measure, on a server that `prepare` has filled through the API. */
export interface Case {
  name: string;
  prepare(address: string): Promise<Call>;
}

/** The medians of both servers. Higher rates and lower times are better. */
export interface Figure {
  name: string;
  unit: 'calls/s' | 'ms' | 's';
  product: number;
  /** The comparison: a bare server, or the idle product; null without one. */
  bare: number | null;
}

export async function measureCalls({ name, prepare }: Case): Promise<Figure> {
  const product = await startProduct();
  try {
    const call = await prepare(product.address);
    const bare = await startBare(await sizeOfAnswer(product.address, call));
    try {
      const { status: _, ...whole } = call;
      const rates = { product: [] as number[], bare: [] as number[] };
      for (let run = 0; run < RUNS; run++) {
        rates.product.push(await callsPerSecond(product.address, call));
        rates.bare.push(await callsPerSecond(bare.address, whole));
      }
      return { name, unit: 'calls/s', product: median(rates.product), bare: median(rates.bare) };
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
}

export async function measureStart(): Promise<Figure> {
  const times = { product: [] as number[], bare: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    for (const [who, start] of [
      ['product', () => startProduct()],
      ['bare', () => startBare(0)],
    ] as const) {
      const server = await start();
      times[who].push(server.startedIn);
      await server.stop();
    }
  }
  return {
    name: 'Start to first healthy answer',
    unit: 'ms',
    product: median(times.product),
    bare: median(times.bare),
  };
}

async function sizeOfAnswer(address: string, { path, status: _, ...init }: Call): Promise<number> {
  // Like autocannon, which asks for no compression.
  const answer = await fetch(`${address}${path}`, {
    ...init,
    headers: { ...withoutTag(init.headers), 'accept-encoding': 'identity' },
  });
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${init.method} ${path} was answered with ${answer.status}`);
  return body.byteLength;
}

/** A caller without a tag gets the whole answer. */
function withoutTag({ 'if-none-match': _, ...headers }: Record<string, string>): Record<string, string> {
  return headers;
}

async function callsPerSecond(address: string, { path, status, ...call }: Call): Promise<number> {
  const result = await autocannon({
    ...call,
    url: address,
    requests: [{ path }],
    idReplacement: true,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const others = status === undefined ? result.non2xx : result.requests.total - countOf(result, status);
  const failures = result.errors + result.timeouts + others;
  if (failures > 0) throw new Error(`${failures} calls of ${call.method} ${path} failed`);
  return result.requests.average;
}

function countOf({ statusCodeStats }: Awaited<ReturnType<typeof autocannon>>, status: number): number {
  return statusCodeStats[status]?.count ?? 0;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
