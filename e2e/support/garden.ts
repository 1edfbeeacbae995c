import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { Photo } from './photo.ts';

type Fields = Record<string, string>;

/** What one gardener keeps, changed by calls for the tests whose subject is something else. */
export class Garden {
  readonly #request: APIRequestContext;
  readonly #headers: { authorization: string };

  constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async plant(name: string, fields: Fields = {}, photo?: Photo): Promise<Plant> {
    return this.#write('/api/plants', { name, ...fields }, photo);
  }

  async writeEntry(plant: Plant, title: string, fields: Fields = {}, photo?: Photo): Promise<DiaryEntry> {
    return this.#write('/api/diary', { plant: plant._id, title, ...fields }, photo);
  }

  async plants(): Promise<Plant[]> {
    return answerOf(await this.#request.get('/api/plants', { headers: this.#headers }));
  }

  async entries(): Promise<DiaryEntry[]> {
    return answerOf(await this.#request.get('/api/diary', { headers: this.#headers }));
  }

  async #write<T>(address: string, fields: Fields, photo: Photo | undefined): Promise<T> {
    const multipart = photo ? { ...fields, photo } : fields;
    return answerOf(await this.#request.post(address, { headers: this.#headers, multipart }));
  }
}

async function answerOf<T>(response: APIResponse): Promise<T> {
  expect(response, await response.text()).toBeOK();
  return response.json();
}
