import { z } from 'zod';
import { Me } from './auth.ts';
import { endpoint } from './endpoint.ts';

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/auth/preferences',
  area: 'Auth',
  summary: 'Change how the application behaves; a preference left out stays as it is',
  access: 'signed-in',
  json: z.object({ diaryOnDone: z.boolean('Please send true or false') }).partial(),
  response: Me,
});
