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

/** An answer of the server, 200 unless another status is named. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

/** A refusal as the server words it. */
export function refusal(
  status: number,
  msg: string,
  code = 'invalid_input',
  fields?: Record<string, string>,
): Response {
  return json({ msg, code, ...(fields && { fields }) }, status);
}

/** What the frame around the screens of somebody signed in asks for. */
export const frameReplies = {
  'GET /auth/me': () => {
    const user = getSession()?.user;
    return user ? json({ user }) : refusal(401, 'Please log in to continue.', 'signed_out');
  },
  'GET /notifications': () => json({ notifications: [], unreadCount: 0, page: 1, more: false }),
  'GET /notifications/stats': () => json({ totalUnread: 0 }),
} satisfies Record<string, Reply>;

/** As when the server or the line is down. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/**
 * Answers the calls of the application in place of the server, at the level of HTTP. Replies are found by method and path
 * below `/api`, such as `PUT /plants/:id` where `:id` stands for any text; what is not listed is answered 404.
 * Gives the calls received so far, in their order.
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
