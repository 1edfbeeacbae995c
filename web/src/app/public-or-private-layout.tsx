import { Outlet } from 'react-router';
import { SignedIn } from '@/app/signed-in.tsx';
import { useSession } from '@/lib/session/session.ts';

/** For screens that both visitors and signed-in users can open, each in their own frame. */
export function PublicOrPrivateLayout() {
  if (useSession()) return <SignedIn />;
  return (
    <main id="content" tabIndex={-1} className="pt-6">
      <Outlet />
    </main>
  );
}
