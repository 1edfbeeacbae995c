import { login, register, updateProfile } from '@plantcare/contract/auth.ts';
import { type Calendar, DAYS_LIVED } from '../calendar.ts';
import type { Happening } from '../garden.ts';

/** The account of `npm run demo`, also named in the README. */
export const gardener = { name: 'Robin Greenwood', email: 'demo@example.org', password: 'grow-slowly' } as const;

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** Robin registers, fills in her profile, and later signs in with her phone too. */
export function account(calendar: Calendar): Happening[] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [
    {
      at: calendar.at(DAYS_LIVED, 19, 12),
      happens: async (garden) => {
        const { token } = await garden.call(register, { json: { ...gardener, timeZone } }, LAPTOP);
        garden.signIn(token);
      },
    },
    {
      at: calendar.at(DAYS_LIVED, 19, 20),
      happens: (garden) =>
        garden.call(updateProfile, {
          json: {
            name: gardener.name,
            email: gardener.email,
            location: 'Utrecht',
            bio: 'Two windows to the south, one balcony, and never enough pots.',
          },
        }),
    },
    {
      at: calendar.at(3, 18, 40),
      happens: (garden) =>
        garden.call(login, { json: { email: gardener.email, password: gardener.password, timeZone } }, PHONE),
    },
  ];
}
