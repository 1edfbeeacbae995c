import type { Answer, CallInput, Endpoint } from '@plantcare/contract/endpoint.ts';
import { addressOf, type CallParts, requestOf } from '../web/src/lib/api/request.ts';
import type { Picture } from './drawings/picture.ts';

/** The demonstration gardener's way to the server. */
export interface Garden {
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, device?: string): Promise<Answer<E>>;
  /** From here on every call is made with this token. */
  signIn(token: string): void;
  /** By the name of the plant. */
  readonly plantIds: Map<string, string>;
}

/** Something the gardener did, at a moment of the past; the clock of the server stands at that moment meanwhile. */
export interface Happening {
  readonly at: Date;
  /** The photo taken. */
  readonly picture?: Picture;
  happens(garden: Garden, photo: Blob | undefined): Promise<unknown>;
}

export function gardenAt(server: string): Garden {
  let token: string | undefined;
  return {
    plantIds: new Map(),
    signIn: (given) => {
      token = given;
    },
    async call<E extends Endpoint>(endpoint: E, input: CallInput<E>, device?: string) {
      const parts = input as CallParts; // the same parts, seen without the types of this endpoint
      const request = requestOf(endpoint, parts, { token });
      if (device) request.headers.set('user-agent', device);
      const response = await fetch(server + addressOf(endpoint.path, parts), request);
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path} was refused: ${JSON.stringify(body)}`);
      return body as Answer<E>; // proved by the server
    },
  };
}

export function plantId({ plantIds }: Garden, name: string): string {
  const id = plantIds.get(name);
  if (!id) throw new Error(`${name} is not in the garden yet`);
  return id;
}
