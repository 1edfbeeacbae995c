import type { User } from '@plantcare/contract/auth.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { MenuOnDemand } from '@/ui/layout/menu-on-demand.tsx';
import { UserButton } from './user-button.tsx';

const load = () => import('./user-menu.tsx');
const UserMenu = lazyPart(async () => (await load()).UserMenu);

export function UserMenuButton({ user }: { user: User }) {
  return (
    <MenuOnDemand
      load={load}
      renderButton={(props) => <UserButton user={user} {...props} />}
      renderMenu={(byKeyboard) => <UserMenu user={user} byKeyboard={byKeyboard} />}
    />
  );
}
