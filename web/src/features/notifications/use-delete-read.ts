import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeleteRead } from './api.ts';

const UNDO_MS = 10_000;

/**
 * Hides the read ones, and deletes them after some time in which this can be undone. Closing the panel deletes at once.
 * Marking another one as read must first call `finish`, or that one would be deleted with them.
 */
export function useDeleteReadWithUndo() {
  const { mutateAsync: deleteRead } = useDeleteRead();
  const [waiting, setWaiting] = useState(false);
  // A ref in addition to the state, for when the panel is closed.
  const due = useRef(false);

  const finish = useCallback(async () => {
    if (!due.current) return;
    due.current = false;
    // A failure is logged, and the hidden ones are shown again.
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
