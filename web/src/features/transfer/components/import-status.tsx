import type { Import } from '@plantcare/contract/transfer.ts';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useRef, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { useFocusOnMount } from '@/lib/page/use-focus-on-mount.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { Spinner } from '@/ui/feedback/spinner.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useUndoImport } from '../api.ts';
import { importContents, undoText } from '../import-words.ts';

interface ImportStatusProps {
  last: Import;
  /** Whether it was started here just now, so that this is what to look at. */
  isNew: boolean;
}

/** The last import: how far it is, why it failed, or the button that undoes it. */
export function ImportStatus({ last, isNew }: ImportStatusProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnMount(place, isNew);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-34 desk:scroll-mt-24">
      <StatusByState last={last} />
    </div>
  );
}

function StatusByState({ last }: { last: Import }) {
  if (last.state === 'failed') return <FormError text={last.error ?? 'The import failed. Nothing was imported.'} />;
  if (last.state === 'running') return <RunningImport last={last} />;
  if (last.state === 'done') return <DoneImport last={last} />;
  return (
    <StatusCard icon={<Undo2 aria-hidden className="size-5" />} title="The import was undone.">
      <p className="text-ink-soft">Nothing of it is left in your garden.</p>
    </StatusCard>
  );
}

function RunningImport({ last }: { last: Import }) {
  const { photos, photosDone } = last;
  return (
    <StatusCard icon={<Spinner className="size-5" />} title="Importing…">
      <p className="text-ink-soft">
        {importContents(last)}.{photos > 0 && ` ${photosDone} of ${photos} photos are read.`} You can leave this page.
      </p>
      {photos > 0 && (
        <progress
          value={photosDone}
          max={photos}
          aria-label="Photos read"
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line accent-leaf [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
        />
      )}
    </StatusCard>
  );
}

function DoneImport({ last }: { last: Import }) {
  const [asked, setAsked] = useState(false);
  const undo = useUndoImport();
  return (
    <StatusCard icon={<Check aria-hidden className="size-5" />} title={`Imported ${importContents(last)}.`}>
      {last.leftOut.length > 0 && (
        <div className="text-ink-soft">
          <p>What was left out:</p>
          <ul className="list-disc pl-5">
            {last.leftOut.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-1 flex flex-wrap gap-3">
        <ButtonLink to={paths.plants} variant="secondary">
          See My Plants
        </ButtonLink>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          Undo Import
        </Button>
      </div>
      <Confirm
        open={asked}
        onOpenChange={setAsked}
        title="Undo this import?"
        text={undoText(last)}
        confirmLabel="Undo Import"
        busy={undo.isPending}
        onConfirm={() =>
          undo.mutate(last._id, {
            onSuccess: () => setAsked(false),
            onError: (error) => toast.error(messageOf(error)),
          })
        }
        danger
      />
    </StatusCard>
  );
}

function StatusCard({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card className="flex animate-rise gap-4 p-5 sm:p-7">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-moss-soft text-leaf">{icon}</span>
      <div className="grid min-w-0 grow gap-2">
        <p role="status" className="wrap-anywhere pt-2 font-semibold text-lg leading-snug">
          {title}
        </p>
        {children}
      </div>
    </Card>
  );
}
