import type { SitterLink } from '@plantcare/contract/sitter.ts';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useRevokeSitterLink, useSitterLinks } from '../api.ts';
import { spanText } from '../sitter-rows.ts';
import { SitterLinkForm } from './sitter-link-form.tsx';

/** The links for plant sitters, each to be revoked, and a form for a new one. */
export function SitterLinks() {
  const { data: links, error, isPending, refetch } = useSitterLinks();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isPending && <Skeleton className="h-16" />}
      {error && !links && (
        <div className="grid justify-items-start gap-4">
          <FormError text={messageOf(error)} />
          <Button variant="secondary" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {links && links.length > 0 && <List links={links} />}
      <SitterLinkForm />
    </div>
  );
}

function List({ links }: { links: readonly SitterLink[] }) {
  const revoke = useRevokeSitterLink();
  const [leaving, setLeaving] = useState<SitterLink | null>(null);

  function confirm() {
    if (!leaving) return;
    revoke.mutate(leaving._id, {
      onSuccess: ({ msg }) => toast.success(msg),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => setLeaving(null),
    });
  }

  return (
    <>
      <ul className="divide-y divide-line/70">
        {links.map((link) => (
          <li key={link._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0">
            <div className="min-w-0 grow basis-40">
              <p className="wrap-anywhere font-semibold">{link.name}</p>
              <p className="text-ink-soft text-sm">
                {spanText(link.firstDay, link.lastDay)} · {doneText(link.completed)}
              </p>
            </div>
            <Button variant="secondary" aria-label={`Revoke the link of ${link.name}`} onClick={() => setLeaving(link)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={`Revoke the link of ${leaving?.name ?? ''}?`}
        text="It stops working at once. What was completed through it stays in your diary."
        confirmLabel="Revoke Link"
        busy={revoke.isPending}
        onConfirm={confirm}
        danger
      />
    </>
  );
}

function doneText(count: number): string {
  return count === 1 ? '1 task done' : `${count} tasks done`;
}
