import type { Plant } from '@plantcare/contract/plants.ts';
import { useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { useClearSamples } from '../api.ts';

/** Says which of the plants are samples, and takes them away; nothing where there are none. */
export function SampleBar({ plants }: { plants: readonly Plant[] }) {
  const clearing = useClearSamples();
  const [asking, setAsking] = useState(false);
  const count = plants.filter(({ sample }) => sample).length;
  if (count === 0) return null;
  const samples = count === 1 ? '1 sample plant' : `${count} sample plants`;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          {samples} to look around with. {count === 1 ? 'It sends' : 'They send'} no notifications.
        </p>
        <Button variant="quiet" className="-mx-3 px-3! text-leaf" onClick={() => setAsking(true)}>
          Delete sample plants
        </Button>
      </div>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${samples}?`}
        text={
          'Their diary, reminders and photos are deleted too, also those that you added or changed. ' +
          'Your own plants stay. To keep a sample plant, choose “Keep this plant” on its page first.'
        }
        confirmLabel="Delete"
        busy={clearing.isPending}
        onConfirm={() => clearing.mutate(undefined, { onSuccess: () => setAsking(false) })}
        danger
      />
    </Notice>
  );
}
