import type { Session } from '@plantcare/contract/auth.ts';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Badge } from '@/ui/content/badge.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useEndOtherSessions, useSessions } from '../api.ts';
import { deviceName, isHandheld } from '../device-name.ts';
import { lastUsedText } from '../last-used.ts';

export function SignedInPlaces() {
  const sessions = useSessions();
  if (sessions.data) return <Places sessions={sessions.data} />;
  if (sessions.isPending) return <Skeleton className="h-16" />;
  return (
    <div className="grid justify-items-start gap-4">
      <FormError text={messageOf(sessions.error)} />
      <Button variant="secondary" onClick={() => void sessions.refetch()}>
        Try Again
      </Button>
    </div>
  );
}

function Places({ sessions }: { sessions: readonly Session[] }) {
  const others = sessions.filter(({ current }) => !current);
  const own = sessions.filter(({ current }) => current);
  return (
    <>
      <ul className="divide-y divide-line/70">
        {[...own, ...others].map((session) => (
          <SignedInSession key={session._id} session={session} />
        ))}
      </ul>
      {others.length > 0 && <EndOthers />}
    </>
  );
}

function SignedInSession({ session: { device, current, lastUsedAt } }: { session: Session }) {
  const Icon = isHandheld(device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-4 py-3.5 first:pt-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-moss-soft text-leaf-deep">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0 grow basis-28">
        <p className="font-semibold">{deviceName(device)}</p>
        {!current && <p className="text-ink-soft text-sm">{lastUsedText(lastUsedAt, new Date())}</p>}
      </div>
      {current && <Badge tone="leaf">This device</Badge>}
    </li>
  );
}

function EndOthers() {
  const [asking, setAsking] = useState(false);
  const end = useEndOtherSessions();

  function confirm() {
    end.mutate(undefined, {
      onSuccess: ({ msg }) => {
        setAsking(false);
        toast.success(msg);
      },
      onError: (error) => toast.error(messageOf(error)),
    });
  }

  return (
    <>
      <Button variant="secondary" className="mt-3" onClick={() => setAsking(true)}>
        Sign out everywhere else
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        text="You will have to sign in again on every other browser and device. This one stays signed in."
        confirmLabel="Sign out everywhere else"
        busy={end.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
