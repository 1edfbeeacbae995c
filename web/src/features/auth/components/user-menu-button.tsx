import type { User } from '@plantcare/contract/auth.ts';
import { lazy, Suspense, useState } from 'react';
import { UserButton } from './user-button.tsx';

const load = () => import('./user-menu.tsx');
const UserMenu = lazy(async () => ({ default: (await load()).UserMenu }));

/** The button of the user menu, whose code is loaded when somebody is about to open it. */
export function UserMenuButton({ user }: { user: User }) {
  const [opened, setOpened] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  const button = (
    <UserButton
      user={user}
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setOpened(true)}
    />
  );
  if (!opened) return button;
  return (
    <Suspense fallback={button}>
      <UserMenu user={user} />
    </Suspense>
  );
}
