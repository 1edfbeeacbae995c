import type { Call } from '../load.ts';
import type { RunningServer } from '../servers/program.ts';

/** Another server that keeps plants, modelled as alike as it allows: of one owner, with the same texts. */
export interface Peer {
  name: string;
  /** The package of npm that is the server, with its version. */
  installs: string;
  /** Versions of its packages that are installed instead of those it names. */
  overrides: Record<string, string>;
  /** @param folder where it is installed. */
  start(folder: string, databaseUrl: string): Promise<PeerServer>;
}

export interface PeerServer extends RunningServer {
  /** The rows that are measured, by their names; a gardener with 100 plants is there. */
  calls: Record<MeasuredCall, Call>;
}

export const MEASURED_CALLS = ['List of 100 plants, changed', 'Adding plants, 50 connections', 'Login'] as const;
export type MeasuredCall = (typeof MEASURED_CALLS)[number];

export const CREDENTIALS = { email: 'flora@example.org', password: 'green-thumb-1' };

export function plantNumber(number: number) {
  return {
    name: `Plant number ${number}`,
    species: 'Ficus lyrata',
    location: 'Living room, by the east window',
    potSize: '21 cm',
    sunlight: 'Bright indirect light',
    health: 'healthy',
    size: 'medium',
  };
}

/** @throws when it is not answered with success */
export async function askJson<T>(
  address: string,
  path: string,
  { headers = {}, json, method = 'POST' }: { headers?: Record<string, string>; json: unknown; method?: string },
): Promise<T> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? (null as T) : answer.json();
}
