import type { User } from '@plantcare/contract/auth.ts';
import { lazy, Suspense, useState } from 'react';
import { UserButton } from './user-button.tsx';

const load = () => import('./user-menu.tsx');
const UserMenu = lazy(async () => ({ default: (await load()).UserMenu }));

/** The button of the user menu, whose code is loaded when somebody is about to open it. */
export function UserMenuButton({ user }: { user: User }) {
  const [openedBy, setOpenedBy] = useState<'key' | 'press'>();
  const prepare = () => void load().catch(() => undefined);
  const button = (
    <UserButton
      user={user}
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ detail }) => setOpenedBy(detail === 0 ? 'key' : 'press')}
    />
  );
  if (!openedBy) return button;
  return (
    <Suspense fallback={button}>
      <UserMenu user={user} byKeyboard={openedBy === 'key'} />
    </Suspense>
  );
}
