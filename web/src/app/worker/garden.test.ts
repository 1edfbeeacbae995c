import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshOrKept, isGarden } from './garden.ts';

const ADDRESS = 'https://garden.example/api/plants';
let kept: Response | undefined;

beforeEach(() => {
  kept = new Response('kept');
  vi.stubGlobal('caches', { match: async () => kept, has: async () => false });
});
afterEach(() => void vi.unstubAllGlobals());

/** What a page gets when the server, or a proxy before it, answers like this. */
async function answered(answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', answer);
  const request = new Request(ADDRESS, { headers: { authorization: 'Bearer token' } });
  const event = { request, waitUntil: () => {} };
  // Only these parts of the event are used.
  return (await freshOrKept(event as unknown as FetchEvent)).text();
}

it.each([502, 503, 504])('shows what was last seen when a proxy answers %i', async (status) => {
  expect(await answered(async () => new Response('bad gateway', { status }))).toBe('kept');
});

it('shows what was last seen without an answer, and any other answer as it is', async () => {
  expect(await answered(async () => Promise.reject(new TypeError('Failed to fetch')))).toBe('kept');
  expect(await answered(async () => new Response('fresh'))).toBe('fresh');
  expect(await answered(async () => new Response('not found', { status: 404 }))).toBe('not found');
});

it('passes on the answer of a proxy where nothing was seen before', async () => {
  kept = undefined;
  expect(await answered(async () => new Response('bad gateway', { status: 502 }))).toBe('bad gateway');
});

it('keeps what the server says about the garden, and nothing else', () => {
  const kept = ['/api/plants', '/api/diary/1', '/api/reminders', '/api/statistics/year'];
  expect(kept.filter(isGarden)).toEqual(kept);
  expect(['/api/auth/me', '/api/weather/garden', '/api/statistical'].filter(isGarden)).toEqual([]);
});
