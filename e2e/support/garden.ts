import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { NewReminder, Reminder } from '@plantcare/contract/reminders.ts';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { Photo } from './photo.ts';

type Fields = Record<string, string>;
type ReminderFields = Partial<Omit<NewReminder, 'plant' | 'title' | 'scheduledDate'>>;

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

  async remind(plant: Plant, title: string, scheduledDate: string, fields: ReminderFields = {}): Promise<Reminder> {
    const data = { plant: plant._id, title, scheduledDate, ...fields };
    return answerOf(await this.#request.post('/api/reminders', { headers: this.#headers, data }));
  }

  async complete({ _id }: Reminder): Promise<Reminder> {
    const data = { completed: true };
    return answerOf(await this.#request.put(`/api/reminders/${_id}`, { headers: this.#headers, data }));
  }

  /** Completes it as done at a moment that is past. */
  async completeAt({ _id }: Reminder, date: string): Promise<void> {
    const data = { ids: [_id], date };
    await answerOf(await this.#request.post('/api/reminders/complete', { headers: this.#headers, data }));
  }

  plants(): Promise<Plant[]> {
    return this.#read('/api/plants');
  }

  entries(): Promise<DiaryEntry[]> {
    return this.#read('/api/diary');
  }

  reminders(): Promise<Reminder[]> {
    return this.#read('/api/reminders');
  }

  async #read<T>(address: string): Promise<T> {
    return answerOf(await this.#request.get(address, { headers: this.#headers }));
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
