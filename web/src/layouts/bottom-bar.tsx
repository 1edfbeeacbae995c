import { NavLink } from 'react-router';
import { places } from '@/layouts/places.ts';

/** A phone's navigation to the six main screens. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-sheet pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-6">
        {places.map(({ to, label, short, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              aria-label={label}
              className="group flex h-16 flex-col items-center justify-center gap-0.5 text-ink-soft aria-[current=page]:text-leaf-deep"
            >
              <span className="grid h-7.5 w-12 place-items-center rounded-full transition-colors group-active:bg-moss-soft group-aria-[current=page]:bg-moss-soft">
                <Icon aria-hidden className="size-5.5" strokeWidth={1.8} />
              </span>
              <span className="text-[0.69rem] leading-tight max-[22.5rem]:text-[0.6rem] group-aria-[current=page]:font-semibold">
                {short ?? label}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
