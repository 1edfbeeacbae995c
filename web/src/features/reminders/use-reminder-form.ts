import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useCallback, useRef, useState } from 'react';
import { draftNames } from '@/lib/session/drafts.ts';
import { getSession } from '@/lib/session/session.ts';

/** A reminder to change, or a new one. */
export type Subject = Reminder | 'new';

const DRAFT = 'reminder ';

/** The name under which the draft of a form is kept when the session expires. */
export function reminderDraft(subject: Subject): string {
  return `${DRAFT}${subject === 'new' ? subject : subject._id}`;
}

/** Which reminder was being written when the session expired here: an id, or `new`. */
function draftedReminder(): string | null {
  const user = getSession()?.user._id;
  const [name] = user === undefined ? [] : draftNames(user, DRAFT);
  return name?.slice(DRAFT.length) ?? null;
}

/**
 * The one form of the screen: which reminder it is about, and the way there and back. It opens at the top of the page
 * and gives back the place that it was opened from. Where something is not saved, another subject has to be confirmed.
 */
export function useReminderForm(reminders: readonly Reminder[] | undefined, opensNew: boolean) {
  // A form that was open when the session expired opens again, an edited one as soon as the reminders have arrived.
  const [drafted, setDrafted] = useState(draftedReminder);
  const [opened, setSubject] = useState<Subject | null>(opensNew || drafted === 'new' ? 'new' : null);
  const subject = opened ?? reminders?.find(({ _id }) => _id === drafted) ?? null;
  const [asked, setAsked] = useState<Subject | null>(null);
  const unsaved = useRef(false);
  const origin = useRef<{ element: Element | null; scroll: number } | null>(null);

  const show = useCallback((next: Subject) => {
    unsaved.current = false;
    origin.current = { element: document.activeElement, scroll: window.scrollY };
    setAsked(null);
    setDrafted(null);
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
    setDrafted(null);
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
