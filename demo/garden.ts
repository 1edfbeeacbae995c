import type { Answer, CallInput, Endpoint } from '@plantcare/contract/endpoint.ts';
import { addressOf, type CallParts, requestOf } from '../web/src/lib/api/request.ts';
import type { Picture } from './drawings/picture.ts';

/** Calls the server for the demonstration gardener. */
export interface Garden {
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, device?: string): Promise<Answer<E>>;
  /** All later calls use this token. */
  signIn(token: string): void;
  /** By the name of the plant. */
  readonly plantIds: Map<string, string>;
}

/** Something the gardener did in the past; the server's clock is set to that moment. */
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
      const parts = input as CallParts; // the same parts without the types of this endpoint
      const request = requestOf(endpoint, parts, { token });
      if (device) request.headers.set('user-agent', device);
      const response = await fetch(server + addressOf(endpoint.path, parts), request);
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path} was refused: ${JSON.stringify(body)}`);
      return body as Answer<E>; // checked by the server
    },
  };
}

export function plantId({ plantIds }: Garden, name: string): string {
  const id = plantIds.get(name);
  if (!id) throw new Error(`${name} is not in the garden yet`);
  return id;
}
