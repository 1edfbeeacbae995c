import type { User } from '@plantcare/contract/auth.ts';
import { Link, useLocation } from 'react-router';
import { UserMenuButton } from '@/features/auth/components/user-menu-button.tsx';
import { NotificationBell } from '@/features/notifications/components/notification-bell.tsx';
import { isAt, navItems } from '@/layouts/nav-items.ts';
import { paths } from '@/lib/page/paths.ts';
import { Logo } from '@/ui/layout/logo.tsx';

export function TopBar({ user }: { user: User }) {
  const { pathname } = useLocation();
  return (
    <header className="@container sticky top-0 z-40 border-line border-b bg-paper pt-[env(safe-area-inset-top)] print:hidden">
      <div className="page flex h-(--top-bar) items-center justify-between gap-3 sm:gap-6">
        <Link to={paths.showcase} aria-label="AI Plant Care" className="target flex items-center rounded-field">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden h-full desk:block">
          <ul className="flex h-full gap-1">
            {navItems.map((item) => (
              <li key={item.to} className="flex">
                <Link
                  to={item.to}
                  aria-current={isAt(item, pathname) ? 'page' : undefined}
                  className="relative flex items-center whitespace-nowrap rounded-field px-2.5 font-medium text-ink-soft transition-colors after:absolute after:inset-x-2.5 after:-bottom-px after:h-[3px] after:rounded-t-full hover:text-ink lg:px-3.5 lg:after:inset-x-3.5 aria-[current=page]:font-semibold aria-[current=page]:text-leaf-deep aria-[current=page]:after:bg-leaf"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 sm:gap-2">
          <NotificationBell />
          <UserMenuButton user={user} />
        </div>
      </div>
    </header>
  );
}
