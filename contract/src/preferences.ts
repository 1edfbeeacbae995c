import { z } from 'zod';
import { FIRST_STEPS, FirstStep, Me } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { Units } from './units.ts';

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/auth/preferences',
  area: 'Auth',
  summary: 'Change how the application behaves; a preference left out stays as it is',
  access: 'signed-in',
  json: z.object({ diaryOnDone: z.boolean('Please send true or false'), units: Units.nullable() }).partial(),
  response: Me,
});

export const finishFirstSteps = endpoint({
  method: 'POST',
  path: '/auth/first-steps/finish',
  area: 'Auth',
  summary: 'Note first steps as done or skipped, so that they are not shown again on any device',
  access: 'signed-in',
  json: z.object({
    steps: z.array(FirstStep, `Please send some of: ${FIRST_STEPS.join(', ')}`).max(FIRST_STEPS.length),
  }),
  response: Me,
});
