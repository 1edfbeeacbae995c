import type { Activity } from '@plantcare/contract/diary.ts';
import { DIARY_ENTRY_ADDED, FAILED_TO_ADD_DIARY_ENTRY, SAVED_FOR_LATER } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { discardChange } from '@/lib/offline/changes/change-queue.ts';
import type { PendingChange } from '@/lib/offline/changes/pending-change.ts';
import { localDay } from '@/lib/time/dates.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChipChoice } from '@/ui/controls/chip-choice.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { FormActions } from '@/ui/layout/form-actions.tsx';
import { editOptions } from '../../activities.ts';
import { useAddEntry } from '../../api.ts';
import { ENTRY_FIELDS, type EntryFormValues } from '../../entry-form-values.ts';
import { momentOn } from '../../entry-moment.ts';
import { entriesOf } from '../../pending-entries.ts';
import { EntryFields, PhotoField } from '../entry-fields.tsx';
import { EntryPlantsField } from '../entry-plants-field.tsx';

interface PendingFormProps {
  /** A change that was refused. */
  pending: PendingChange;
  plants: readonly Plant[];
  onDone: () => void;
}

/** What was written as the form of an entry: the plants that still exist, the activity, title, notes, date and photo. */
function valuesOf({ change }: PendingChange, plants: readonly Plant[]): EntryFormValues {
  const written = entriesOf(change.kind === 'completion' ? { ...change, diary: true } : change, () => '');
  const [first] = written;
  const ids = new Set(written.map(({ plant }) => plant._id));
  return {
    plant: plants.flatMap(({ _id }) => (ids.has(_id) ? [_id] : [])).join(','),
    activity: first?.activity ?? '',
    title: first?.title ?? '',
    content: first?.notes ?? '',
    date: localDay(new Date(change.date)),
    photo: change.kind === 'entry' ? change.photo : null,
  };
}

/** Edits a change that the server refused, and writes it as a diary entry. */
export function PendingForm({ pending, plants, onDone }: PendingFormProps) {
  const [initial] = useState(() => valuesOf(pending, plants));
  const addition = useAddEntry();
  const form = useForm<EntryFormValues>({ defaultValues: initial });
  const { errors, isSubmitting } = form.formState;
  const current: Activity | null = initial.activity === '' ? null : initial.activity;

  async function submit({ plant, date, photo, ...entry }: EntryFormValues) {
    const moment = date === initial.date ? pending.change.date : momentOn(date, new Date());
    const written = { ...entry, plants: plant.split(','), date: moment, photo: photo === '' ? null : photo };
    try {
      const { kind } = await addition.mutateAsync({ ...written, inForm: true });
      toast.success(kind === 'sent' ? DIARY_ENTRY_ADDED : SAVED_FOR_LATER);
    } catch (error) {
      showRefusal(error, form.setError, { fields: ENTRY_FIELDS, fallback: FAILED_TO_ADD_DIARY_ENTRY });
      return;
    }
    await discardChange(pending.id);
    onDone();
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <ChipChoice
        label="Activity"
        options={[...editOptions(current), { value: '', label: 'None' }]}
        {...form.register('activity')}
      />
      <EntryPlantsField form={form} plants={plants} />
      <EntryFields form={form} />
      <div className="sm:max-w-72">
        <PhotoField form={form} />
      </div>
      <FormError text={errors.root?.message} />
      <FormActions within="dialog">
        <Button variant="secondary" className="grow sm:grow-0" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} className="grow sm:grow-0">
          Save
        </Button>
      </FormActions>
    </form>
  );
}
