import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import {
  DIARY_ENTRY_UPDATED,
  FAILED_TO_LOAD_PLANT_CHOICE,
  FAILED_TO_UPDATE_DIARY_ENTRY,
} from '@plantcare/contract/messages.ts';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePlants } from '@/features/plants/api.ts';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { useVersion } from '@/lib/api/use-version.ts';
import { plantOptions } from '@/ui/browse/plant-options.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { useFormDraft } from '@/ui/controls/use-draft.ts';
import { ChangedElsewhere } from '@/ui/feedback/changed-elsewhere.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { FormActions } from '@/ui/layout/form-actions.tsx';
import { editOptions } from '../activities.ts';
import { useUpdateEntry } from '../api.ts';
import { ENTRY_FIELDS, type EntryFormValues, editValuesOf, sentFields } from '../entry-form-values.ts';
import { EntryFields, PhotoField } from './entry-fields.tsx';

interface EditEntryFormProps {
  entry: DiaryEntry;
  /** Set to whether there are unsaved changes. */
  onEdited: (edited: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

export function EditEntryForm({ entry, onEdited, onCancel, onSaved }: EditEntryFormProps) {
  // Kept from the first render, so that the form does not change while somebody types.
  const [initial, setInitial] = useState(() => editValuesOf(entry));
  const version = useVersion(entry);
  const { data: plants, isError: plantsFailed } = usePlants();
  const plantChoice = useMemo(() => {
    const own = { value: entry.plant._id, label: entry.plant.name };
    const others = plants ? plantOptions(plants) : [];
    // The plants are not loaded yet, or its own is a former one.
    return others.some(({ value }) => value === own.value) ? others : [own, ...others];
  }, [plants, entry.plant]);
  const update = useUpdateEntry(entry._id);
  const form = useForm<EntryFormValues>({ defaultValues: initial });
  const { errors, isSubmitting, isDirty } = form.formState;
  useFormDraft(form, 'diary entry');

  useEffect(() => onEdited(isDirty), [isDirty, onEdited]);

  async function submit(values: EntryFormValues) {
    try {
      const sent = sentFields(initial, values, new Date());
      await update.mutateAsync({ ...sent, ifVersion: version.known() });
    } catch (error) {
      if (version.noteRefusal(error)) return;
      showRefusal(error, form.setError, { fields: ENTRY_FIELDS, fallback: FAILED_TO_UPDATE_DIARY_ENTRY });
      return;
    }
    toast.success(DIARY_ENTRY_UPDATED);
    onSaved();
  }

  /** Continues from the current state: with the changes made here applied and saved, or without them. */
  async function adopt(current: DiaryEntry, keepsMine: boolean) {
    version.adopt(current);
    setInitial(editValuesOf(current));
    form.reset(editValuesOf(current), { keepDirtyValues: keepsMine });
    if (keepsMine) await form.handleSubmit(submit)();
  }

  const { newer } = version;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Plant"
          required
          options={plantChoice}
          error={errors.plant?.message ?? (plantsFailed && !plants ? FAILED_TO_LOAD_PLANT_CHOICE : undefined)}
          {...form.register('plant', { required: 'Plant is required' })}
        />
        <SelectField
          label="Activity"
          required
          options={[
            ...(initial.activity === '' ? [{ value: '', label: 'Choose an activity' }] : []),
            ...editOptions(entry.activity),
          ]}
          error={errors.activity?.message}
          {...form.register('activity', { required: 'Activity is required' })}
        />
      </div>
      <EntryFields form={form} />
      <div className="sm:max-w-72">
        <PhotoField form={form} currentUrl={entry.photoUrl} />
      </div>
      <FormError text={errors.root?.message} />
      {newer && (
        <ChangedElsewhere onKeepMine={() => void adopt(newer, true)} onTakeTheirs={() => void adopt(newer, false)} />
      )}
      <FormActions within="dialog">
        <Button variant="secondary" className="grow sm:grow-0" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} className="grow sm:grow-0">
          Update Entry
        </Button>
      </FormActions>
    </form>
  );
}
