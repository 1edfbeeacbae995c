import { FAILED_TO_SAVE_REMINDER, REMINDER_ADDED, REMINDER_UPDATED } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { DEFAULT_TYPE, NewReminder, type Reminder } from '@plantcare/contract/reminders.ts';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useServerOptions } from '@/features/auth/api.ts';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { useVersion } from '@/lib/api/use-version.ts';
import { fits } from '@/lib/browse/fits.ts';
import { plantOptions } from '@/ui/browse/plant-options.ts';
import { ACTIVITY_OPTIONS } from '@/ui/content/activities.ts';
import { Button } from '@/ui/controls/button.tsx';
import { CheckField } from '@/ui/controls/check-field.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useFormDraft } from '@/ui/controls/use-draft.ts';
import { ChangedElsewhere } from '@/ui/feedback/changed-elsewhere.tsx';
import { LeaveGuard } from '@/ui/feedback/leave-guard.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { Card } from '@/ui/layout/card.tsx';
import { FormActions } from '@/ui/layout/form-actions.tsx';
import { useAddReminder, useUpdateReminder } from '../../api.ts';
import {
  newValues,
  REMINDER_FIELDS,
  type ReminderFormValues,
  reminderToAdd,
  reminderToSave,
  valuesOf,
} from '../../reminder-form-values.ts';
import { titleAfter } from '../../tasks.ts';
import { reminderDraft, type Subject } from '../../use-reminder-form.ts';
import { useWateringRhythms } from '../../use-watering-rhythms.ts';
import { DueFields } from './due-fields.tsx';
import { RhythmFields } from './rhythm-fields.tsx';

const { title, description } = NewReminder.shape;

const NO_TASK = { type: DEFAULT_TYPE, plant: '' };

interface ReminderFormProps {
  subject: Subject;
  plants: readonly Plant[];
  /** The plant of a new reminder, empty when it is to be chosen. */
  plant: string;
  /** Days between two times of a new reminder; null for one that comes once. */
  every?: number | null;
  /** Told whether there is something to lose. */
  unsaved: RefObject<boolean>;
  onClose: () => void;
  /** Called after `onClose` with what was stored. */
  onSaved: (reminder: Reminder) => void;
}

export function ReminderForm({ subject, plants, plant, every = null, unsaved, onClose, onSaved }: ReminderFormProps) {
  const heading = useId();
  const nameOf = (id: string) => plants.find(({ _id }) => _id === id)?.name ?? '';
  const card = useRef<HTMLDivElement>(null);
  // Kept from the first drawing, so that nobody types against a moving form.
  const [initial, setInitial] = useState<ReminderFormValues>(() =>
    subject === 'new' ? firstValues() : valuesOf(subject),
  );
  const withoutMail = useServerOptions()?.mail === false;
  const version = useVersion(subject === 'new' ? null : subject);
  const addition = useAddReminder();
  const update = useUpdateReminder(subject === 'new' ? '' : subject._id);
  const form = useForm<ReminderFormValues>({ defaultValues: initial });
  const { register, getValues, setValue, setFocus } = form;
  const { errors, isSubmitting, isDirty, isSubmitted } = form.formState;
  useFormDraft(form, reminderDraft(subject));
  const [type, chosenPlant] = useWatch({ control: form.control, name: ['type', 'plant'] });
  const rhythms = useWateringRhythms(plants.find(({ _id }) => _id === chosenPlant)?.species ?? null);

  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty, unsaved]);

  useEffect(() => {
    setFocus('title');
    card.current?.scrollIntoView({ block: 'start' });
  }, [setFocus]);

  // What the suggested title was made from, to tell a suggestion from the gardener's own words.
  const task = useRef({ type: initial.type, plant: nameOf(initial.plant) });

  function firstValues(): ReminderFormValues {
    const values = newValues({ plant, title: titleAfter('', NO_TASK, { type: DEFAULT_TYPE, plant: nameOf(plant) }) });
    return every === null ? values : { ...values, frequency: 'daily', interval: String(every) };
  }

  function suggestTitle() {
    const after = { type: getValues('type'), plant: nameOf(getValues('plant')) };
    const suggested = titleAfter(getValues('title'), task.current, after);
    task.current = after;
    setValue('title', suggested, { shouldDirty: true, shouldValidate: isSubmitted });
  }

  async function submit(values: ReminderFormValues) {
    let saved: Reminder;
    try {
      if (subject === 'new') {
        const json = withoutMail ? { ...values, emailNotification: false } : values;
        saved = await addition.mutateAsync(reminderToAdd(json));
      } else {
        const json = reminderToSave(subject, initial, values);
        saved = await update.mutateAsync({ json, ifVersion: version.known() });
      }
    } catch (error) {
      if (version.noteRefusal(error)) return;
      showRefusal(error, form.setError, { fields: REMINDER_FIELDS, fallback: FAILED_TO_SAVE_REMINDER });
      return;
    }
    toast.success(subject === 'new' ? REMINDER_ADDED : REMINDER_UPDATED);
    onClose();
    onSaved(saved);
  }

  /** Goes on from what is there now: with what was changed here laid over it and saved, or without. */
  async function adopt(current: Reminder, keepsMine: boolean) {
    version.adopt(current);
    setInitial(valuesOf(current));
    form.reset(valuesOf(current), { keepDirtyValues: keepsMine });
    if (keepsMine) await form.handleSubmit(submit)();
  }

  const { newer } = version;
  return (
    <Card ref={card} className="mb-8 animate-rise scroll-mt-20 p-5 sm:p-6 desk:scroll-mt-24">
      <form noValidate aria-labelledby={heading} onSubmit={form.handleSubmit(submit)} className="grid gap-5">
        <h2 id={heading} className="text-2xl">
          {subject === 'new' ? 'Add reminder' : 'Edit reminder'}
        </h2>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Title"
            required
            autoComplete="off"
            autoCapitalize="sentences"
            className="sm:col-span-2"
            error={errors.title?.message}
            {...register('title', { validate: fits(title) })}
          />
          <SelectField
            label="Plant"
            required
            options={[{ value: '', label: 'Choose a plant' }, ...plantOptions(plants)]}
            error={errors.plant?.message}
            {...register('plant', { required: 'Plant is required', onChange: suggestTitle })}
          />
          <SelectField
            label="Type"
            options={ACTIVITY_OPTIONS}
            error={errors.type?.message}
            {...register('type', { onChange: suggestTitle })}
          />
          <DueFields form={form} />
          <RhythmFields form={form} suggestedDays={type === 'watering' ? (rhythms?.[0].interval ?? null) : null} />
          <TextAreaField
            label="Description"
            placeholder="How much, which fertilizer, what to look for"
            rows={2}
            className="sm:col-span-2"
            error={errors.description?.message}
            {...register('description', { validate: fits(description) })}
          />
        </div>
        {withoutMail ? (
          <CheckField
            label="Email notification"
            hint="Email is not set up on this server."
            checked={false}
            disabled
            readOnly
          />
        ) : (
          <CheckField
            label="Email notification"
            hint="Also sends you an email when it is due."
            {...register('emailNotification')}
          />
        )}
        <FormError text={errors.root?.message} />
        {newer && (
          <ChangedElsewhere onKeepMine={() => void adopt(newer, true)} onTakeTheirs={() => void adopt(newer, false)} />
        )}
        <FormActions within="card">
          <Button variant="secondary" size="lg" className="grow sm:grow-0" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="lg" busy={isSubmitting} className="grow sm:grow-0">
            {subject === 'new' ? 'Save Reminder' : 'Update Reminder'}
          </Button>
        </FormActions>
      </form>
      <LeaveGuard hasUnsavedWork={() => unsaved.current} staysOnSearch />
    </Card>
  );
}
