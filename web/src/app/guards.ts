import { redirect } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { expiryOfTab, forgetExpiry } from '@/lib/session/expiry.ts';
import { getSession } from '@/lib/session/session.ts';

/** Only for signed-out users. After signing in again, a user whose session expired in this tab returns to the last screen. */
export function visitorsOnly() {
  return getSession() ? redirect(expiryOfTab()?.address ?? paths.showcase) : null;
}

/** Only for signed-in users. */
export function gardenersOnly() {
  if (!getSession()) return redirect(paths.login);
  forgetExpiry();
  return null;
}
