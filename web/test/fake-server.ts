import { vi } from 'vitest';
import { getSession } from '@/lib/session/session.ts';

export interface ReceivedCall {
  /** Method and address, such as `GET /plants?limit=5`. */
  readonly call: string;
  readonly headers: Headers;
  /** Parsed JSON, the fields of a form, or undefined when there was no body. */
  readonly body: unknown;
}

type Reply = (received: ReceivedCall) => Response | Promise<Response>;

/** An answer of the server, by default with status 200. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

/** An error answer of the server. */
export function refusal(
  status: number,
  msg: string,
  code = 'invalid_input',
  fields?: Record<string, string>,
): Response {
  return json({ msg, code, ...(fields && { fields }) }, status);
}

/** Replies for the calls of the frame around the screens of signed-in users. */
export const frameReplies = {
  'GET /auth/me': () => {
    const user = getSession()?.user;
    return user ? json({ user }) : refusal(401, 'Please log in to continue.', 'signed_out');
  },
  'GET /notifications': () => json({ notifications: [], unreadCount: 0, page: 1, more: false }),
  'GET /notifications/stats': () => json({ totalUnread: 0 }),
} satisfies Record<string, Reply>;

/** Simulates that the server cannot be reached. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/**
 * Answers the application's HTTP calls instead of the server. Replies are found by method and path below `/api`, such as
 * `PUT /plants/:id`, where `:id` matches any text; other calls are answered 404. Returns the calls received so far, in order.
 */
export function serve(replies: Record<string, Reply>): ReceivedCall[] {
  const received: ReceivedCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, location.origin);
    const path = `${init.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const one = { call: path + search, headers: new Headers(init.headers), body: bodyOf(init.body) };
    received.push(one);
    const reply = Object.entries(replies).find(([pattern]) => isMatch(pattern, path))?.[1];
    return reply ? await reply(one) : refusal(404, 'Item not found.', 'not_found');
  });
  return received;
}

function isMatch(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const given = path.split('/');
  return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
