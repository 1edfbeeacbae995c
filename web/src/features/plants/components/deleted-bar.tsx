import { Button } from '@/ui/controls/button.tsx';
import { ActionBar } from '@/ui/layout/action-bar.tsx';

/** Says that plants are gone, as long as that can be undone. */
export function DeletedBar({ count, onUndo }: { count: number; onUndo: () => void }) {
  return (
    <ActionBar label="Deleted plants">
      <p role="status" className="grow font-medium">
        {count} {count === 1 ? 'plant' : 'plants'} deleted, with their diary and reminders
      </p>
      <Button onClick={onUndo}>Undo</Button>
    </ActionBar>
  );
}
