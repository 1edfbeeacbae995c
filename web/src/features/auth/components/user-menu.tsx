import type { User } from '@plantcare/contract/auth.ts';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { signOut } from '@/features/auth/api.ts';
import { ThemeChoices } from '@/features/auth/components/theme-choices.tsx';
import { UserButton } from '@/features/auth/components/user-button.tsx';
import { discardAllChanges } from '@/lib/offline/changes/change-queue.ts';
import { usePendingChanges } from '@/lib/offline/changes/pending-list.ts';
import { paths } from '@/lib/page/paths.ts';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { useOpenOnMount } from '@/ui/layout/use-open-on-mount.ts';

const itemClasses =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 font-medium outline-none ' +
  'data-[highlighted]:bg-moss-soft';

/** The opened menu, which returns to its button when it closes. */
export function UserMenu({ user, byKeyboard }: { user: User; byKeyboard: boolean }) {
  const opening = useOpenOnMount(byKeyboard);
  const navigate = useNavigate();

  const waiting = usePendingChanges().length;
  const [asking, setAsking] = useState(false);

  function leave() {
    signOut();
    void navigate(paths.login);
  }

  async function discardAndLeave() {
    await discardAllChanges();
    leave();
  }

  return (
    <>
      <DropdownMenu.Root modal={false} {...opening}>
        <DropdownMenu.Trigger asChild>
          <UserButton user={user} />
        </DropdownMenu.Trigger>
        {/* Not in a portal: it belongs to the banner, for those who find their way by landmarks. */}
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-72 animate-rise rounded-card border border-line bg-sheet p-2 shadow-lifted"
        >
          <div className="px-3 pt-2 pb-3">
            <p className="truncate font-display font-semibold text-lg leading-tight">{user.name}</p>
            <p className="truncate text-ink-soft text-sm">{user.email}</p>
          </div>
          <DropdownMenu.Separator className="mb-2 h-px bg-line" />
          <DropdownMenu.Item asChild>
            <Link to={paths.profile} className={itemClasses}>
              <UserRound aria-hidden className="size-5 text-leaf" />
              Profile & Settings
            </Link>
          </DropdownMenu.Item>
          <ThemeChoices />
          <DropdownMenu.Separator className="my-2 h-px bg-line" />
          <DropdownMenu.Item className={itemClasses} onSelect={() => (waiting > 0 ? setAsking(true) : leave())}>
            <LogOut aria-hidden className="size-5 text-terracotta" />
            Sign Out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={waiting === 1 ? 'Sign out and lose a change?' : `Sign out and lose ${waiting} changes?`}
        text="What you wrote without a connection is only on this device. Signing out deletes it."
        confirmLabel="Sign Out"
        onConfirm={() => void discardAndLeave()}
        danger
      />
    </>
  );
}
