import { MAX_FAREWELL_NOTE } from '@plantcare/contract/farewell.ts';
import type { FarewellReason, Plant } from '@plantcare/contract/plants.ts';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/lib/api/error-messages.ts';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { localDay } from '@/lib/time/dates.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChipChoice } from '@/ui/controls/chip-choice.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useBringBack, useSayFarewell } from '../api.ts';
import {
  broughtBack,
  FAILED_TO_BRING_BACK,
  FAILED_TO_SAY_FAREWELL,
  FAREWELL_UPDATED,
  farewellSaid,
  REASON_OPTIONS,
} from '../farewell-words.ts';

interface FarewellFormProps {
  plant: Plant;
  onClose: () => void;
  /** Instead of `onClose`, once the farewell is said. */
  onSaid?: () => void;
}

/** An empty text for what is left out. */
interface FarewellValues {
  reason: FarewellReason;
  day: string;
  since: string;
  note: string;
}

/** Asks when and why a plant left. What is said can be undone at once, and taken back at any time. */
export function FarewellForm({ plant, onClose, onSaid = onClose }: FarewellFormProps) {
  const farewell = useSayFarewell();
  const back = useBringBack();
  const form = useForm<FarewellValues>({ defaultValues: valuesOf(plant) });
  const { errors, isSubmitting } = form.formState;
  const isNew = plant.farewell === null;
  const today = localDay(new Date());

  function undo() {
    back.mutate(plant._id, {
      onSuccess: () => toast.success(broughtBack(plant.name)),
      onError: (error) => toast.error(messageOf(error, { item: 'Plant', fallback: FAILED_TO_BRING_BACK })),
    });
  }

  async function save({ reason, day, since, note }: FarewellValues) {
    try {
      const json = { reason, note, ...(day !== '' && { day }), ...(since !== '' && { since }) };
      await farewell.mutateAsync({ id: plant._id, json });
    } catch (error) {
      showRefusal(error, form.setError, { fields: ['day', 'since', 'note'], fallback: FAILED_TO_SAY_FAREWELL });
      return;
    }
    if (isNew) toast.success(farewellSaid(plant.name), { action: { label: 'Undo', onPress: undo } });
    else toast.success(FAREWELL_UPDATED);
    onSaid();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? `Say farewell to ${plant.name}` : 'Edit Farewell'}
      description={
        isNew
          ? 'Its photos and its diary stay with you. Its reminders rest, and it leaves your lists. You can bring it back at any time.'
          : ''
      }
    >
      <form noValidate onSubmit={form.handleSubmit(save)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ChipChoice label="What happened?" options={REASON_OPTIONS} {...form.register('reason')} />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label="Day of farewell"
            type="date"
            max={today}
            error={errors.day?.message}
            {...form.register('day')}
          />
          <TextField
            label="With you since"
            type="date"
            max={today}
            hint={isNew ? 'Left empty: since you added it, or its first diary entry.' : undefined}
            error={errors.since?.message}
            {...form.register('since')}
          />
        </div>
        <TextAreaField
          label="A few words"
          rows={3}
          maxLength={MAX_FAREWELL_NOTE}
          placeholder="What you want to remember of it"
          error={errors.note?.message}
          {...form.register('note')}
        />
        <FormError text={errors.root?.message} />
        <Button type="submit" size="lg" busy={isSubmitting}>
          {isNew ? 'Say Farewell' : 'Save Farewell'}
        </Button>
      </form>
    </Dialog>
  );
}

function valuesOf({ farewell }: Plant): FarewellValues {
  if (farewell) return { ...farewell, note: farewell.note ?? '' };
  return { reason: 'died', day: localDay(new Date()), since: '', note: '' };
}
