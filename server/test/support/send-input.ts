import type { Endpoint } from '@plantcare/contract/endpoint.ts';

/** What a call is sent, fitting or not. */
export interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  json: unknown;
  form: Record<string, unknown>;
  picture: Blob;
}

type Request = (path: string, init?: RequestInit) => Promise<Response>;

/** Sends whatever was generated for a call, as far as HTTP can carry it. */
export function sendInput(
  request: Request,
  endpoint: Endpoint,
  { params, query, json, form, picture }: Input,
  token: string,
): Promise<Response> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(wellFormed(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, wellFormed(value));
  const headers = new Headers({ authorization: `Bearer ${token}` });
  if (endpoint.json) headers.set('content-type', 'application/json');
  if (endpoint.takes) headers.set('content-type', endpoint.takes);
  const body = endpoint.json
    ? JSON.stringify(json ?? null)
    : endpoint.form
      ? formOf(endpoint, form, picture)
      : endpoint.takes
        ? picture
        : null;
  return request(`/api${path}?${search}`, { method: endpoint.method, headers, body });
}

function formOf(endpoint: Endpoint, fields: Record<string, unknown>, picture: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, wellFormed(value));
  const photo = endpoint.photos?.name ?? endpoint.photo;
  if (photo !== undefined) form.append(photo, picture);
  return form;
}

/** As text; an address cannot have half a character. */
function wellFormed(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}
