import type { Db } from '../tables.ts';

export type RegistrationState = 'open' | 'closed';

export interface RegistrationSwitch {
  /** Whether the server takes new accounts now: closed by its environment, else as an administrator set it. */
  state(): Promise<RegistrationState>;
}

export function createRegistration(db: Db, configured: RegistrationState): RegistrationSwitch {
  return {
    async state() {
      if (configured === 'closed') return 'closed';
      const setting = await db
        .selectFrom('settings')
        .select('value')
        .where('name', '=', 'registration')
        .executeTakeFirst();
      return setting?.value === 'closed' ? 'closed' : 'open';
    },
  };
}

export async function setRegistration(db: Db, state: RegistrationState): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name: 'registration', value: state })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: state }))
    .execute();
}
