import { register } from '../gardener.ts';
import { calls } from './calls.ts';

export const login = calls({
  name: 'Login',
  async prepare({ address }) {
    const { email, password } = await register(address);
    return {
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    };
  },
});
