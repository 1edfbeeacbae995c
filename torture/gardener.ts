import { randomUUID } from 'node:crypto';

interface Sent {
  json?: unknown;
  form?: Record<string, string | Blob>;
  method?: string;
  key?: string;
  /** After this time the caller gives up. */
  withinMs?: number;
}

export interface Answered {
  /** 0 when no answer came. */
  status: number;
  body: string;
  /** From the call until the end of the answer. */
  ms: number;
}

const PASSWORD = 'correct horse battery';

/** Somebody who makes calls to a server, and keeps the token over its restarts. */
export class Gardener {
  readonly email = `${randomUUID()}@example.org`;
  address: string;
  #token = '';

  constructor(address: string) {
    this.address = address;
  }

  get token(): string {
    return this.#token;
  }

  /** @throws when the account is not made */
  async register(): Promise<this> {
    const json = { name: 'Ada Fern', email: this.email, password: PASSWORD };
    const answer = await this.call('/auth/register', { json });
    if (answer.status !== 201) throw new Error(`No account was made: ${answer.status} ${answer.body.slice(0, 200)}`);
    this.#take(answer);
    return this;
  }

  async signIn(): Promise<Answered> {
    const answer = await this.call('/auth/login', { json: { email: this.email, password: PASSWORD } });
    this.#take(answer);
    return answer;
  }

  #take({ body }: Answered): void {
    this.#token = /"token":"([^"]+)"/.exec(body)?.[1] ?? this.#token;
  }

  async call(path: string, { json, form, method, key, withinMs }: Sent = {}): Promise<Answered> {
    const headers = new Headers({ authorization: `Bearer ${this.#token}` });
    if (json !== undefined) headers.set('content-type', 'application/json');
    if (key !== undefined) headers.set('idempotency-key', key);
    const body = json !== undefined ? JSON.stringify(json) : form ? formOf(form) : null;
    const began = performance.now();
    try {
      const response = await fetch(`${this.address}${path.startsWith('/photos/') ? '' : '/api'}${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers,
        body,
        ...(withinMs !== undefined && { signal: AbortSignal.timeout(withinMs) }),
      });
      return { status: response.status, body: await response.text(), ms: performance.now() - began };
    } catch {
      return { status: 0, body: '', ms: performance.now() - began };
    }
  }

  /** @returns the id of the plant. @throws when it is not added */
  async plant(name: string): Promise<string> {
    const { status, body } = await this.call('/plants', { form: { name } });
    const id = idIn(body);
    if (status !== 201 || id === undefined) throw new Error(`No plant was added: ${status} ${body.slice(0, 200)}`);
    return id;
  }
}

/** The first id in an answer. */
export function idIn(body: string): string | undefined {
  return /"_id":"([^"]+)"/.exec(body)?.[1];
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
