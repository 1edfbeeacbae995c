import { FAILED_TO_SAVE_REMINDER, REMINDER_ADDED } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { ACTIVITY_OPTIONS } from '@/ui/content/activities.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useAddReminders } from '../api.ts';
import { newValues, REMINDER_FIELDS, type ReminderFormValues, reminderToAdd } from '../reminder-form-values.ts';
import { DueFields } from './form/due-fields.tsx';
import { RhythmFields } from './form/rhythm-fields.tsx';

interface RemindPlantsProps {
  plants: readonly Plant[];
  onClose: () => void;
  onAdded: (reminders: readonly Reminder[]) => void;
}

/** Sets the same reminder for several plants. */
export function RemindPlants({ plants, onClose, onAdded }: RemindPlantsProps) {
  const addition = useAddReminders();
  const form = useForm<ReminderFormValues>({ defaultValues: newValues({ plant: '', title: '' }) });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: ReminderFormValues) {
    const { title: _title, plant: _plant, description: _description, ...json } = reminderToAdd(values);
    let added: readonly Reminder[];
    try {
      added = await addition.mutateAsync({ ...json, plants: plants.map(({ _id }) => _id) });
    } catch (error) {
      showRefusal(error, form.setError, { fields: REMINDER_FIELDS, fallback: FAILED_TO_SAVE_REMINDER });
      return;
    }
    if (plants.length === 1) toast.success(REMINDER_ADDED);
    onAdded(added);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={plants.length === 1 ? 'Set a reminder for 1 plant' : `Set a reminder for ${plants.length} plants`}
      description="Each plant gets a reminder of its own."
    >
      {/* The fields stand one below the other: a dialog has no room for two columns. */}
      <form
        noValidate
        onSubmit={form.handleSubmit(submit)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 [&>div>*]:sm:col-span-1 [&>div]:sm:col-span-1 [&>div]:sm:grid-cols-1"
      >
        <SelectField label="Type" options={ACTIVITY_OPTIONS} {...form.register('type')} />
        <DueFields form={form} />
        <RhythmFields form={form} suggestedDays={null} />
        <FormError text={errors.root?.message} />
        <Button type="submit" size="lg" busy={isSubmitting}>
          {plants.length === 1 ? 'Add Reminder' : `Add ${plants.length} Reminders`}
        </Button>
      </form>
    </Dialog>
  );
}
