import type { Case } from '../measure.ts';
import { form, post, register } from './gardener.ts';

/** A call accepts up to 500 plants and adds one entry to each. */
const PLANTS = 100;
const DAYS = 10;

export const listOf1000Entries: Case = {
  name: 'Diary of 1,000 entries, changed',
  async prepare(address) {
    const signedIn = await register(address);
    const send = (path: string, fields: Record<string, string>) => {
      const { type, body } = form(fields);
      return post(address, path, { headers: { ...signedIn, 'content-type': type }, body });
    };
    const ids: string[] = [];
    for (let number = 1; number <= PLANTS; number++) {
      ids.push(String((await send('/api/plants', { name: `Plant number ${number}` }))._id));
    }
    for (let day = 1; day <= DAYS; day++) {
      const content = 'The soil was dry three centimeters down; watered until it ran through.';
      await send('/api/diary', { plant: ids.join(','), title: `Watered, day ${day}`, activity: 'watering', content });
    }
    return { method: 'GET', path: '/api/diary?n=[<id>]', headers: signedIn };
  },
};
