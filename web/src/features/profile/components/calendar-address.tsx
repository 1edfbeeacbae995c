import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { CopyField } from '@/ui/controls/copy-field.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useCalendarFeed, useRenewCalendarFeed, useRevokeCalendarFeed } from '../api.ts';

/** The secret address under which calendar programs find the open reminders. It is known only while it is new. */
export function CalendarAddress() {
  const feed = useCalendarFeed();
  const renew = useRenewCalendarFeed();
  if (feed.data?.active) return <Address url={renew.data?.url ?? null} renew={renew} />;
  if (feed.data) return <NoAddress renew={renew} />;
  if (feed.isPending) return <Skeleton className="h-16" />;
  return (
    <div className="grid justify-items-start gap-4">
      <FormError text={messageOf(feed.error)} />
      <Button variant="secondary" onClick={() => void feed.refetch()}>
        Try Again
      </Button>
    </div>
  );
}

interface AddressProps {
  url: string | null;
  renew: ReturnType<typeof useRenewCalendarFeed>;
}

function NoAddress({ renew }: Pick<AddressProps, 'renew'>) {
  return (
    <Button busy={renew.isPending} onClick={() => renew.mutate(undefined, { onError: showError })}>
      <CalendarPlus aria-hidden className="size-5" />
      Create Calendar Address
    </Button>
  );
}

function Address({ url, renew }: AddressProps) {
  const [asked, setAsked] = useState<'nothing' | 'renew' | 'revoke'>('nothing');
  const revoke = useRevokeCalendarFeed();

  return (
    <>
      {url === null ? (
        <p className="text-ink-soft">
          Your calendar has a secret address, which was shown when it was created. If you no longer have it, create a
          new one.
        </p>
      ) : (
        <NewAddress url={url} />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked('renew')}>
          New Address
        </Button>
        <Button variant="secondary" onClick={() => setAsked('revoke')}>
          Revoke Address
        </Button>
      </div>
      <Confirm
        open={asked === 'renew'}
        onOpenChange={(open) => setAsked(open ? 'renew' : 'nothing')}
        title="Create a new address?"
        text="Calendars that use the old address stop getting your reminders until you give them the new one."
        confirmLabel="Create New Address"
        busy={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSuccess: () => setAsked('nothing'), onError: showError })}
      />
      <Confirm
        open={asked === 'revoke'}
        onOpenChange={(open) => setAsked(open ? 'revoke' : 'nothing')}
        title="Revoke the address?"
        text="Every calendar that uses it stops getting your reminders."
        confirmLabel="Revoke Address"
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSuccess: () => setAsked('nothing'), onError: showError })}
        danger
      />
    </>
  );
}

function NewAddress({ url }: { url: string }) {
  return (
    <>
      <CopyField label="Secret Address" value={url} />
      <p className="mt-2 text-ink-soft text-sm">
        Copy it now: it is not shown again. Anyone who has it can read your reminders, so keep it private. Paste it into
        your calendar where it says “Subscribe” or “From URL”: Google Calendar under Other calendars, Apple Calendar
        under File › New Calendar Subscription, Outlook under Add calendar › Subscribe from web.
      </p>
    </>
  );
}

function showError(error: Error): void {
  toast.error(messageOf(error));
}
