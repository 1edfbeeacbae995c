import type { Plant } from '@plantcare/contract/plants.ts';
import { WindowList } from '@/ui/browse/window-list.tsx';
import type { PlanRow } from '../../plan-rows.ts';
import { guessHeight } from '../../row-height.ts';
import type { ReminderActions } from '../reminder-actions.ts';
import { ReminderRow } from './reminder-row.tsx';

interface ReminderListProps {
  rows: readonly PlanRow[];
  /** Whether headings name the days on which open ones are due. */
  byDay: boolean;
  plants: ReadonlyMap<string, Plant>;
  now: Date;
  /** Null while none are being selected. */
  selection: ReadonlySet<string> | null;
  actions: ReminderActions;
}

function idOf({ reminder }: PlanRow): string {
  return reminder._id;
}

/** Reminders under the headings of their days, of which only those in view are drawn. */
export function ReminderList({ rows, byDay, plants, now, selection, actions }: ReminderListProps) {
  return (
    <WindowList rows={rows} idOf={idOf} guessHeight={guessHeight}>
      {({ reminder, heading }) => (
        <>
          {heading !== null && (
            <h2 className={`pt-5 pb-1 text-xl ${heading === 'Overdue' ? 'text-terracotta' : ''}`}>{heading}</h2>
          )}
          <div className="border-line/80 border-b">
            <ReminderRow
              reminder={reminder}
              plant={plants.get(reminder.plant._id)}
              now={now}
              heading="h3"
              due={byDay && !reminder.completed ? 'status-time' : 'status'}
              selected={selection?.has(reminder._id) ?? null}
              actions={actions}
            />
          </div>
        </>
      )}
    </WindowList>
  );
}
