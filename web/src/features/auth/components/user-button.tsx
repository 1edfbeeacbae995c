import type { User } from '@plantcare/contract/auth.ts';
import type { ComponentProps } from 'react';
import { initialsOf } from '@/features/auth/initials.ts';

export function UserButton({ user, ...button }: { user: User } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className="target grid place-items-center rounded-full transition-transform active:scale-95"
      {...button}
    >
      <span className="grid size-[min(2.5rem,52px)] place-items-center rounded-full bg-grove font-semibold text-[0.9rem] text-on-grove">
        {initialsOf(user.name)}
      </span>
      <span className="sr-only">User menu</span>
    </button>
  );
}
