import { redirect } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { expiryOfTab, forgetExpiry } from '@/lib/session/expiry.ts';
import { getSession } from '@/lib/session/session.ts';

/** Lets only signed-out people in. Somebody whose session had expired in this tab goes back to where they were. */
export function visitorsOnly() {
  return getSession() ? redirect(expiryOfTab()?.address ?? paths.showcase) : null;
}

/** Lets only signed-in people in. */
export function gardenersOnly() {
  if (!getSession()) return redirect(paths.login);
  forgetExpiry();
  return null;
}
