import type { QuietHours as Hours, User } from '@plantcare/contract/auth.ts';
import { FAILED_TO_UPDATE_QUIET_HOURS, QUIET_HOURS_UPDATED } from '@plantcare/contract/messages.ts';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { fits } from '@/lib/browse/fits.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Toggle } from '@/ui/controls/toggle.tsx';
import { useFormDraft } from '@/ui/controls/use-draft.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { quietHoursFields, useUpdateQuietHours } from '../api.ts';

const USUAL: Hours = { enabled: false, from: '21:00', until: '08:00' };

/** A user stored by an older version may come without them until the server has been asked. */
function hoursOf({ quietHours = USUAL }: Partial<User>): Hours {
  return quietHours;
}

export function QuietHours({ user }: { user: User }) {
  const { mutateAsync: update } = useUpdateQuietHours();
  const form = useForm<Hours>({
    values: hoursOf(user),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { register, handleSubmit, setError, setValue, watch, reset } = form;
  const { errors, isSubmitting } = form.formState;
  useFormDraft(form, 'quiet hours');
  const enabled = watch('enabled');

  async function submit(hours: Hours) {
    try {
      const saved = await update(hours);
      reset(hoursOf(saved.user));
      toast.success(QUIET_HOURS_UPDATED);
    } catch (error) {
      showRefusal(error, setError, { fields: ['from', 'until'], fallback: FAILED_TO_UPDATE_QUIET_HOURS });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
      <Toggle
        label="Use Quiet Hours"
        text={`No emails or push notifications during these hours; they arrive when the hours end. Times are for ${placeOf(user.timeZone)}.`}
        checked={enabled}
        onChange={(on) => setValue('enabled', on, { shouldDirty: true })}
      />
      {enabled && (
        <div className="grid max-w-sm animate-fade grid-cols-2 gap-4">
          <TextField
            label="From"
            type="time"
            error={errors.from?.message}
            {...register('from', { validate: fits(quietHoursFields.from), deps: ['until'] })}
          />
          <TextField
            label="Until"
            type="time"
            error={errors.until?.message}
            {...register('until', {
              validate: {
                time: fits(quietHoursFields.until),
                other: (until, { from }) => until !== from || 'Quiet hours must begin and end at different times',
              },
            })}
          />
        </div>
      )}
      <FormError text={errors.root?.message} />
      <Button type="submit" busy={isSubmitting}>
        Save Quiet Hours
      </Button>
    </form>
  );
}

/** `America/New_York` as people say it: "New York". */
function placeOf(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
