import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useCallback, useRef, useState } from 'react';

/** A reminder to change, or a new one. */
export type Subject = Reminder | 'new';

/**
 * The one form of the screen: which reminder it is about, and the way there and back. It opens at the top of the page
 * and gives back the place that it was opened from. Where something is not saved, another subject has to be confirmed.
 */
export function useReminderForm(first: Subject | null) {
  const [subject, setSubject] = useState(first);
  const [asked, setAsked] = useState<Subject | null>(null);
  const unsaved = useRef(false);
  const origin = useRef<{ element: Element | null; scroll: number } | null>(null);

  const show = useCallback((next: Subject) => {
    unsaved.current = false;
    origin.current = { element: document.activeElement, scroll: window.scrollY };
    setAsked(null);
    setSubject(next);
  }, []);

  const open = useCallback(
    (next: Subject) => {
      if (unsaved.current) setAsked(next);
      else show(next);
    },
    [show],
  );

  function close() {
    unsaved.current = false;
    setSubject(null);
    const from = origin.current;
    origin.current = null;
    if (from === null) return;
    // After the form is gone from above the place.
    requestAnimationFrame(() => {
      window.scrollTo({ top: from.scroll });
      if (from.element instanceof HTMLElement && from.element.isConnected) from.element.focus({ preventScroll: true });
    });
  }

  return {
    subject,
    open,
    close,
    /** The subject that waits for the answer, if any. */
    asked,
    confirm: () => asked !== null && show(asked),
    stay: () => setAsked(null),
    unsaved,
  };
}
