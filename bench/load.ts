import autocannon from 'autocannon';
import { median } from './figure.ts';

const RUNS = 3;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;

/** One call, the same every time; `[<id>]` in its path or its headers is another text each time. */
export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The expected status; by default any that says success. */
  status?: number;
  /** Instead of `headers`: those of several callers in turn. */
  callers?: readonly Record<string, string>[];
}

export interface Target<Column extends string> {
  /** Where its figures belong. */
  column: Column;
  address: string;
  call: Call;
}

/** The medians of all runs. */
interface Load {
  perSecond: number;
  /** In milliseconds, at the 99th percentile. */
  p99: number;
}

/**
 * Loads the targets in turn, several times, so that what the machine does meanwhile meets all of them.
 * @throws when a call is not answered as expected
 */
export async function loadInTurn<Column extends string>(
  targets: readonly Target<Column>[],
  { connections = 10 } = {},
): Promise<Partial<Record<Column, Load>>> {
  const runs = new Map<Column, Load[]>(targets.map(({ column }) => [column, []]));
  for (const target of targets) await load(target, connections, WARM_UP_SECONDS);
  for (let run = 0; run < RUNS; run++) {
    for (const target of targets) runs.get(target.column)?.push(await load(target, connections, SECONDS));
  }
  const medians = Object.fromEntries(
    [...runs].map(([column, loads]) => [
      column,
      { perSecond: median(loads.map(({ perSecond }) => perSecond)), p99: median(loads.map(({ p99 }) => p99)) },
    ]),
  );
  return medians as Partial<Record<Column, Load>>; // Their keys are the columns.
}

async function load({ address, call }: Target<string>, connections: number, seconds: number): Promise<Load> {
  const { path, status, callers, ...request } = call;
  const result = await autocannon({
    ...request,
    url: address,
    requests: callers ? callers.map((headers) => ({ path, headers })) : [{ path }],
    idReplacement: JSON.stringify(call).includes('[<id>]'),
    connections,
    duration: seconds,
  });
  const others = status === undefined ? result.non2xx : result.requests.total - countOf(result, status);
  const failures = result.errors + result.timeouts + others;
  if (failures > 0) throw new Error(`${failures} of ${result.requests.total} calls of ${call.method} ${path} failed`);
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

function countOf({ statusCodeStats }: Awaited<ReturnType<typeof autocannon>>, status: number): number {
  return statusCodeStats[status]?.count ?? 0;
}

/** The bytes of an answer, not compressed, as autocannon asks for it. */
export async function sizeOfAnswer(address: string, { path, status: _, callers, ...call }: Call): Promise<number> {
  const { 'if-none-match': __, ...headers } = callers?.[0] ?? call.headers; // A caller without a tag gets the whole answer.
  const answer = await fetch(`${address}${path}`, {
    ...call,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${call.method} ${path} was answered with ${answer.status}`);
  return body.byteLength;
}
