import { Link, useLocation } from 'react-router';
import { isAt, navItems } from '@/layouts/nav-items.ts';
import { QuickLogButton } from '@/layouts/quick-log-button.tsx';

const MIDDLE = navItems.length / 2;

/** A phone's navigation to the six main screens, and in its middle the quick log. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main"
      className="@container fixed inset-x-0 bottom-0 z-40 border-line border-t bg-sheet pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
    >
      <ul className="mx-auto grid h-(--bottom-bar) max-w-xl grid-cols-[repeat(3,minmax(0,1fr))_min(3.5rem,64px)_repeat(3,minmax(0,1fr))] items-center">
        {navItems.slice(0, MIDDLE).map((item) => (
          <BarItem key={item.to} item={item} />
        ))}
        <li>
          <QuickLogButton />
        </li>
        {navItems.slice(MIDDLE).map((item) => (
          <BarItem key={item.to} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function BarItem({ item }: { item: (typeof navItems)[number] }) {
  const { pathname } = useLocation();
  const { to, label, short, Icon } = item;
  return (
    <li>
      <Link
        to={to}
        aria-current={isAt(item, pathname) ? 'page' : undefined}
        aria-label={label}
        className="group flex h-(--bottom-bar) flex-col items-center justify-center gap-0.5 text-ink-soft aria-[current=page]:text-leaf-deep"
      >
        <span className="grid h-7.5 w-11 max-w-full place-items-center rounded-full transition-colors group-active:bg-moss-soft group-aria-[current=page]:bg-moss-soft">
          <Icon aria-hidden className="size-5.5" strokeWidth={1.8} />
        </span>
        <span className="text-[0.66rem] leading-tight max-[24rem]:text-[0.6rem] @max-[18rem]:hidden [@media(max-height:26rem)]:hidden group-aria-[current=page]:font-semibold">
          {short ?? label}
        </span>
      </Link>
    </li>
  );
}
