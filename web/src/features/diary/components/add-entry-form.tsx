import { DIARY_ENTRY_ADDED, FAILED_TO_ADD_DIARY_ENTRY, SAVED_FOR_LATER } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { paths } from '@/lib/page/paths.ts';
import { useRedirectSoon } from '@/lib/page/use-redirect-soon.ts';
import { localDay } from '@/lib/time/dates.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { ChipChoice } from '@/ui/controls/chip-choice.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { useFormDraft } from '@/ui/controls/use-draft.ts';
import { LeaveGuard } from '@/ui/feedback/leave-guard.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { Card } from '@/ui/layout/card.tsx';
import { FormActions } from '@/ui/layout/form-actions.tsx';
import { NEW_ENTRY_OPTIONS, titleFor } from '../activities.ts';
import { useAddEntry } from '../api.ts';
import { ENTRY_FIELDS, type EntryFormValues } from '../entry-form-values.ts';
import { momentOn } from '../entry-moment.ts';
import type { JustWritten } from '../just-written.ts';
import { EntryFields, PhotoField } from './entry-fields.tsx';
import { EntryPlantsField } from './entry-plants-field.tsx';

interface AddEntryFormProps {
  plants: readonly Plant[];
  /** From the address; both may be empty. */
  plant: string;
  activity: EntryFormValues['activity'];
}

export function AddEntryForm({ plants, plant, activity }: AddEntryFormProps) {
  const [initial] = useState<EntryFormValues>(() => ({
    plant,
    activity,
    title: titleFor(activity, ''),
    content: '',
    date: localDay(new Date()),
    photo: null,
  }));
  const addition = useAddEntry();
  const { redirecting, redirect } = useRedirectSoon(paths.diary);
  // A ref in addition to the state, because the guard is asked before the next render.
  const added = useRef(false);
  const form = useForm<EntryFormValues>({ defaultValues: initial });
  const { errors, isSubmitting, isDirty } = form.formState;
  useFormDraft(form, 'diary entry');

  async function submit({ plant, date, ...entry }: EntryFormValues) {
    const plants = plant.split(',');
    // A second press must not add everything twice while the redirect waits.
    if (added.current) return;
    try {
      const photo = entry.photo === '' ? null : entry.photo;
      const written = { ...entry, photo, plants, date: momentOn(date, new Date()) };
      const { kind } = await addition.mutateAsync({ ...written, inForm: true });
      toast.success(kind === 'sent' ? DIARY_ENTRY_ADDED : SAVED_FOR_LATER);
    } catch (error) {
      showRefusal(error, form.setError, { fields: ENTRY_FIELDS, fallback: FAILED_TO_ADD_DIARY_ENTRY });
      return;
    }
    added.current = true;
    redirect(entry.activity === '' ? {} : ({ plants, activity: entry.activity } satisfies JustWritten));
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(submit)}
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] items-start gap-5"
    >
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-6">
        <ChipChoice
          label="Activity"
          options={[...NEW_ENTRY_OPTIONS, { value: '', label: 'None' }]}
          {...form.register('activity', {
            onChange: () => {
              const title = titleFor(form.getValues('activity'), form.getValues('title'));
              form.setValue('title', title, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
            },
          })}
        />
        <EntryPlantsField form={form} plants={plants} />
        <EntryFields form={form} />
        <div className="sm:max-w-96">
          <PhotoField form={form} />
        </div>
      </Card>
      <FormError text={errors.root?.message} />
      <FormActions within="page">
        <ButtonLink
          to={plant === '' ? paths.diary : paths.plant(plant)}
          variant="secondary"
          size="lg"
          className="grow sm:grow-0"
        >
          Cancel
        </ButtonLink>
        <Button type="submit" size="lg" busy={isSubmitting || redirecting} className="grow sm:grow-0">
          Add Entry
        </Button>
      </FormActions>
      <LeaveGuard hasUnsavedWork={() => !added.current && isDirty} />
    </form>
  );
}
