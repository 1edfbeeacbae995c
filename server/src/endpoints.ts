import * as auth from '@plantcare/contract/auth.ts';
import * as diary from '@plantcare/contract/diary.ts';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import * as health from '@plantcare/contract/health.ts';
import * as plants from '@plantcare/contract/plants.ts';

/** Every call of the product, found among the exports of the contract's areas. */
export const endpoints: readonly Endpoint[] = [auth, plants, diary, health].flatMap((area) =>
  Object.values(area).filter(isEndpoint),
);

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'response' in exported;
}
