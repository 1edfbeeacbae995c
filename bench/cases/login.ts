import type { Case } from '../measure.ts';
import { credentials, register } from './gardener.ts';

export const login: Case = {
  name: 'Login',
  async prepare(address) {
    await register(address);
    return {
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    };
  },
};
