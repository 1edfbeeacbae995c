import { randomUUID } from 'node:crypto';

interface Sent {
  json?: unknown;
  form?: Record<string, string | Blob>;
  method?: string;
  key?: string;
}

export interface Answered {
  /** 0 when no answer came. */
  status: number;
  body: string;
}

/** Somebody who makes calls to a server, and keeps the token over its restarts. */
export class Gardener {
  readonly email = `${randomUUID()}@example.org`;
  address: string;
  #token = '';

  constructor(address: string) {
    this.address = address;
  }

  async register(): Promise<this> {
    const json = { name: 'Ada Fern', email: this.email, password: 'correct horse battery' };
    this.#take(await this.call('/auth/register', { json }));
    return this;
  }

  async signIn(): Promise<Answered> {
    const answer = await this.call('/auth/login', { json: { email: this.email, password: 'correct horse battery' } });
    this.#take(answer);
    return answer;
  }

  #take({ body }: Answered): void {
    this.#token = /"token":"([^"]+)"/.exec(body)?.[1] ?? this.#token;
  }

  async call(path: string, { json, form, method, key }: Sent = {}): Promise<Answered> {
    const headers = new Headers({ authorization: `Bearer ${this.#token}` });
    if (json !== undefined) headers.set('content-type', 'application/json');
    if (key !== undefined) headers.set('idempotency-key', key);
    const body = json !== undefined ? JSON.stringify(json) : form ? formOf(form) : null;
    try {
      const address = `${this.address}/api${path}`;
      const response = await fetch(address, { method: method ?? (body ? 'POST' : 'GET'), headers, body });
      return { status: response.status, body: await response.text() };
    } catch {
      return { status: 0, body: '' };
    }
  }

  /** @returns the id of the plant. @throws when it is not planted */
  async plant(name: string): Promise<string> {
    const { status, body } = await this.call('/plants', { form: { name } });
    const id = /"_id":"([^"]+)"/.exec(body)?.[1];
    if (status !== 201 || id === undefined) throw new Error(`No plant was added: ${status} ${body.slice(0, 200)}`);
    return id;
  }
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
