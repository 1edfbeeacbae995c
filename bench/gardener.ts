import { randomUUID } from 'node:crypto';
import type { Call } from './load.ts';

const BOUNDARY = '----plant-care-bench';
const SPECIES = ['Monstera deliciosa', 'Ficus lyrata', 'Epipremnum aureum', 'Calathea orbifolia', 'Crassula ovata'];

const PASSWORD = 'green-thumb';

/** An account that the bench has made. */
export interface Gardener {
  id: string;
  email: string;
  password: string;
  /** Sign in a call. */
  headers: { authorization: string };
}

export async function register(address: string): Promise<Gardener> {
  const email = `${randomUUID()}@example.org`;
  const { token, user } = await post(address, '/api/auth/register', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Flora Moss', email, password: PASSWORD }),
  });
  return { id: user._id, email, password: PASSWORD, headers: { authorization: `Bearer ${token}` } };
}

/** Registers several, some at a time. */
export async function registerAll(address: string, count: number): Promise<Gardener[]> {
  const gardeners: Gardener[] = [];
  while (gardeners.length < count) {
    const some = Math.min(10, count - gardeners.length);
    gardeners.push(...(await Promise.all(Array.from({ length: some }, () => register(address)))));
  }
  return gardeners;
}

/** The parts of answers that the bench reads. */
interface Answer {
  _id: string;
  token: string;
  user: { _id: string };
}

export async function post(address: string, path: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, { ...init, method: 'POST' });
  if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Adds a plant without a photo; each number another one. */
export function addPlantNumber(number: number, signedIn: Record<string, string>): Call {
  const { type, body } = form({
    name: `Plant number ${number}`,
    species: SPECIES[number % SPECIES.length] ?? '',
    location: 'Living room, by the east window',
    potSize: '21 cm',
    sunlight: 'Bright indirect light',
  });
  return { method: 'POST', path: '/api/plants', headers: { ...signedIn, 'content-type': type }, body };
}

/** @returns the id of the plant. */
export async function addPlant(address: string, signedIn: Record<string, string>, number = 1): Promise<string> {
  const { path, headers, body = '' } = addPlantNumber(number, signedIn);
  return (await post(address, path, { headers, body }))._id;
}

/** A multipart form of texts, as a browser sends it. */
function form(fields: Record<string, string>): { type: string; body: string } {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: `${parts.join('')}--${BOUNDARY}--\r\n` };
}
