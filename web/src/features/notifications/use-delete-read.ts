import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeleteRead } from './api.ts';

const UNDO_MS = 10_000;

/**
 * Deletes what is read after a while in which it can be undone: until then it is only hidden. Leaving the panel deletes
 * at once, and so must whatever marks another one as read, by `finish`, or that one would be deleted unseen.
 */
export function useDeleteReadWithUndo() {
  const { mutateAsync: deleteRead } = useDeleteRead();
  const [waiting, setWaiting] = useState(false);
  // Beside the state, for the moment the panel is left.
  const due = useRef(false);

  const finish = useCallback(async () => {
    if (!due.current) return;
    due.current = false;
    // A failure is logged, and what was hidden shows again.
    await deleteRead().catch(() => {});
    setWaiting(false);
  }, [deleteRead]);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => void finish(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [waiting, finish]);

  useEffect(() => () => void finish(), [finish]);

  function change(wanted: boolean) {
    due.current = wanted;
    setWaiting(wanted);
  }

  return { waiting, start: () => change(true), undo: () => change(false), finish };
}
