import { redirect } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { getSession } from '@/lib/session/session.ts';

/** Lets only signed-out people in. */
export function visitorsOnly() {
  return getSession() ? redirect(paths.showcase) : null;
}

/** Lets only signed-in people in. */
export function gardenersOnly() {
  return getSession() ? null : redirect(paths.login);
}
