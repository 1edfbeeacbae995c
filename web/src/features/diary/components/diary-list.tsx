import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { memo } from 'react';
import { WindowList } from '@/ui/browse/window-list.tsx';
import type { DiaryRow } from '../diary-rows.ts';
import { guessHeight } from '../row-height.ts';
import { DiaryListRow } from './diary-list-row.tsx';

interface DiaryListProps {
  rows: readonly DiaryRow[];
  /** The query of the diary's address, kept while an entry is edited. */
  search: string;
  /** Whether headings show the months of the entries. */
  byMonth: boolean;
  /** Opens or closes a group. */
  onToggle: (groupId: string) => void;
  onDelete: (entry: DiaryEntry) => void;
}

function idOf(row: DiaryRow): string {
  return row.kind === 'entry' ? row.entry._id : row.id;
}

/**
 * The entries of the diary as a virtual list. Memoized: a key that is typed into the search draws what is above it at once, and
 * this only with its result.
 */
export const DiaryList = memo(function DiaryList({ rows, search, byMonth, onToggle, onDelete }: DiaryListProps) {
  return (
    <WindowList rows={rows} idOf={idOf} guessHeight={guessHeight}>
      {(row) => <DiaryListRow row={row} byMonth={byMonth} search={search} onToggle={onToggle} onDelete={onDelete} />}
    </WindowList>
  );
});
