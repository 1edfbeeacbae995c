import { DRAFT_RESTORED, PHOTO_LOST } from '@plantcare/contract/messages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { eraseDraft, offerDraft, readDraft } from '@/lib/session/drafts.ts';
import { getSession } from '@/lib/session/session.ts';
import { toast } from '@/ui/feedback/toast.ts';

interface Draft {
  /** Returns the unsaved input, undefined if there is none. Never a password. */
  capture: () => unknown;
  /** Gets the value that `capture` returned before the session expired. */
  restore: (draft: unknown) => void;
}

/** Keeps unsaved input when the session expires, until the same user signs in again in this tab. */
export function useDraft(name: string, { capture, restore }: Draft, restored = DRAFT_RESTORED): void {
  const captureNow = useEffectEvent(capture);
  const restoreNow = useEffectEvent((draft: unknown) => {
    restore(draft);
    toast.success(restored, { id: restored });
  });

  useEffect(() => offerDraft(name, () => captureNow()), [name]);

  useEffect(() => {
    const user = getSession()?.user._id;
    if (user === undefined) return;
    const draft = readDraft(user, name);
    eraseDraft(user, name);
    if (draft !== undefined) restoreNow(draft);
  }, [name]);
}

/** `useDraft` for the changed fields of a form. Files are left out; their pickers say that they are lost. */
export function useFormDraft<T extends FieldValues>(form: UseFormReturn<T>, name: string): void {
  // Read while rendering, so that React Hook Form tracks it.
  const { dirtyFields } = form.formState;

  useDraft(name, {
    capture: () => {
      const values = form.getValues();
      const changed = Object.keys(dirtyFields).filter((field) => !(values[field] instanceof Blob));
      return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, values[field]])) : undefined;
    },
    restore: (draft) => {
      // As captured above, from fields of this form.
      for (const [field, value] of Object.entries(draft as Partial<T>)) {
        form.setValue(field as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
      }
    },
  });
}

/** `useState` for a text that is kept when the session expires. */
export function useDraftText<T extends string | null>(name: string, initial: T) {
  const [text, setText] = useState<string | T>(initial);
  useDraft(name, {
    capture: () => (text === initial ? undefined : text),
    restore: (draft) => setText(String(draft)),
  });
  return [text, setText] as const;
}

/** Says that a photo must be chosen again after the session expired. */
export function useLostPhoto(name: string, chosen: boolean): void {
  useDraft(`photo ${name}`, { capture: () => chosen || undefined, restore: () => {} }, PHOTO_LOST);
}
