import type { SitterList } from '@plantcare/contract/sitter.ts';
import Printer from 'lucide-react/icons/printer';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useSitterTick } from '../api.ts';
import { sitterRows, spanText } from '../sitter-rows.ts';
import { SitterTaskRow } from './sitter-row.tsx';

/** What a sitter does, place by place, on a screen and on paper. */
export function SitterTasks({ token, list }: { token: string; list: SitterList }) {
  const { name, firstDay, lastDay, today, places } = list;
  const tick = useSitterTick(token);
  const begun = firstDay <= today;

  function toggle(reminder: string, done: boolean) {
    tick.mutate({ reminder, done }, { onError: (error) => toast.error(messageOf(error)) });
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 print:mb-2">
        <div>
          <h1 className="text-[2.3rem] print:text-2xl">Plants to look after</h1>
          <p className="mt-1 text-ink-soft text-lg print:text-sm">
            For {name}: {spanText(firstDay, lastDay)}
          </p>
        </div>
        <Button variant="secondary" className="print:hidden" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </div>
      {places.length === 0 && (
        <p className="rounded-card bg-moss-soft px-5 py-6 text-center font-medium">Nothing is due in these days.</p>
      )}
      {!begun && places.length > 0 && (
        <p className="mb-5 rounded-card bg-moss-soft px-5 py-4 print:hidden">
          You can mark tasks as done from {spanText(firstDay, firstDay)} on.
        </p>
      )}
      <div className={places.length > 1 ? 'gap-x-5 desk:columns-2 print:columns-2' : ''}>
        {places.map(({ place, tasks }) => (
          <Card
            key={place ?? ''}
            className="mb-4 break-inside-avoid px-4 pt-3 pb-1 sm:px-5 print:mb-2 print:break-inside-auto print:border-0 print:p-0 print:shadow-none"
          >
            <h2 className="text-2xl print:border-line print:border-b print:text-base">{place ?? 'Other plants'}</h2>
            <div className="divide-y divide-line/70">
              {sitterRows(tasks).map((row) => (
                <SitterTaskRow
                  key={`${row.plant._id} ${row.type} ${row.title}`}
                  token={token}
                  row={row}
                  today={today}
                  begun={begun}
                  busy={tick.isPending}
                  onTick={toggle}
                />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
