import { Outlet } from 'react-router';
import { SignedIn } from '@/app/signed-in.tsx';
import { useSession } from '@/lib/session/session.ts';

/** For addresses that are neither of visitors nor of gardeners: each sees their own frame. */
export function PublicOrPrivateLayout() {
  if (useSession()) return <SignedIn />;
  return (
    <main id="content" tabIndex={-1} className="pt-6">
      <Outlet />
    </main>
  );
}
