import type { User } from '@plantcare/contract/auth.ts';
import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/time/dates.ts';
import { Badge } from '@/ui/content/badge.tsx';

export function AccountInformation({ user }: { user: User }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name="Member Since">{memberSince(user)}</Fact>
      <Fact name="Account Status">
        <Badge tone="leaf">Active</Badge>
      </Fact>
    </dl>
  );
}

/** A user stored by an older version may come without the date until the server has been asked. */
function memberSince({ createdAt }: Partial<User>): string {
  return createdAt ? formatMoment(createdAt) : 'N/A';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-1 font-semibold">{children}</dd>
    </div>
  );
}
