import type { User } from '@plantcare/contract/auth.ts';
import { lazy } from 'react';
import { MenuOnDemand } from '@/ui/layout/menu-on-demand.tsx';
import { UserButton } from './user-button.tsx';

const load = () => import('./user-menu.tsx');
const UserMenu = lazy(async () => ({ default: (await load()).UserMenu }));

export function UserMenuButton({ user }: { user: User }) {
  return (
    <MenuOnDemand
      load={load}
      renderButton={(props) => <UserButton user={user} {...props} />}
      renderMenu={(byKeyboard) => <UserMenu user={user} byKeyboard={byKeyboard} />}
    />
  );
}
