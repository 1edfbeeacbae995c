import { expect, it } from 'vitest';
import { firstScreen } from './first-screen.ts';

const ADA = { signedIn: true, name: 'Ada', token: 'token' } as const;
const VISITOR = { signedIn: false } as const;

it('greets on the dashboard, and names any other screen', () => {
  expect(firstScreen('/dashboard', ADA, 8)).toEqual({ path: '/dashboard', heading: 'Good morning, Ada' });
  expect(firstScreen('/diary', ADA, 8)).toEqual({ path: '/diary', heading: 'Care Diary' });
});

it('follows the redirects of visitors and of signed-in users', () => {
  expect(firstScreen('/dashboard', VISITOR, 8)).toEqual({ path: '/login', heading: 'Welcome Back' });
  expect(firstScreen('/', ADA, 8).path).toBe('/showcase');
  expect(firstScreen('/', VISITOR, 8)).toEqual({ path: '/', heading: 'Every leaf deserves a journal' });
});

it('has no heading where it has to be loaded first', () => {
  expect(firstScreen('/plants/01980000-0000-7000-8000-000000000001', ADA, 8).heading).toBe('');
  expect(firstScreen('/no/such/leaf', VISITOR, 8).heading).toBe('');
});
