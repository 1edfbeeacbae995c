import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import type { Units } from '@plantcare/contract/units.ts';

export interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  json?: unknown;
  form?: Record<string, unknown>;
  photo?: Blob | '' | null;
  photos?: readonly Blob[];
  /** The whole body. */
  file?: Blob;
  /** The version that is being changed. */
  ifVersion?: number;
  /** Of the figures in the texts of the answer. */
  units?: Units;
}

function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== null && value !== undefined;
}

/** `/api/plants/:id` with its parameters filled in, and the query without null and undefined values. */
export function addressOf(path: string, { params = {}, query = {}, units }: CallParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries({ ...query, units }).filter(([, value]) => isGiven(value));
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** The multipart body of a form. Fields that are null or undefined are left out; an empty field clears the value. */
export function multipartOf(
  form: Record<string, unknown>,
  photoName: string | undefined,
  photos: readonly NonNullable<CallParts['photo']>[],
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (isGiven(value)) body.append(name, value instanceof Blob ? value : String(value));
  }
  for (const photo of photos) if (photoName) body.append(photoName, photo);
  return body;
}

interface RequestOptions {
  token?: string | undefined;
  accept?: string | undefined;
  idempotencyKey?: string | undefined;
}

/** Everything that `fetch` needs for one call, except the signal. */
export function requestOf(
  endpoint: Pick<Endpoint, 'method' | 'form' | 'photo' | 'photos' | 'takes'>,
  parts: CallParts,
  { token, accept = 'application/json', idempotencyKey }: RequestOptions = {},
) {
  const headers = new Headers({ accept });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (parts.ifVersion !== undefined) headers.set('if-match', `"${parts.ifVersion}"`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (endpoint.form) {
    const photos = parts.photos ?? (isGiven(parts.photo) ? [parts.photo] : []);
    const body = multipartOf(parts.form ?? {}, endpoint.photos?.name ?? endpoint.photo, photos);
    return { method: endpoint.method, headers, body };
  }
  if (endpoint.takes && parts.file) {
    headers.set('content-type', endpoint.takes);
    return { method: endpoint.method, headers, body: parts.file };
  }
  if (parts.json === undefined) return { method: endpoint.method, headers };
  headers.set('content-type', 'application/json');
  return { method: endpoint.method, headers, body: JSON.stringify(parts.json) };
}
