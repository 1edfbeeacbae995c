import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { scannedPlant } from '@/lib/page/scanned-plant.ts';
import { expiryOfTab, forgetExpiry } from '@/lib/session/expiry.ts';
import { getSession } from '@/lib/session/session.ts';

/** Only for signed-out users. After signing in again, a user whose session expired in this tab returns to the last screen. */
export function visitorsOnly({ request }: LoaderFunctionArgs) {
  if (!getSession()) return null;
  const scanned = scannedPlant(new URL(request.url).searchParams);
  return redirect(expiryOfTab()?.address ?? (scanned === null ? paths.showcase : paths.labeledPlant(scanned)));
}

/** Only for signed-in users. Who scanned a label signs in first, and goes on to its plant. */
export function gardenersOnly({ request, params }: LoaderFunctionArgs) {
  if (!getSession()) {
    const scanned = new URL(request.url).searchParams.get('scan') === 'label' && params.id;
    return redirect(scanned ? paths.loginForLabel(scanned) : paths.login);
  }
  forgetExpiry();
  return null;
}
