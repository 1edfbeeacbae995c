import type { User } from '@plantcare/contract/auth.ts';
import { FAILED_TO_UPDATE_PROFILE } from '@plantcare/contract/messages.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useUpdateProfile } from '@/features/profile/api.ts';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { toast } from '@/ui/feedback/toast.ts';

/** The place whose weather and seasons the advice goes by. */
export function PlaceStep({ user, skip }: { user: User; skip: ReactNode }) {
  const update = useUpdateProfile();
  const form = useForm({ defaultValues: { location: '' } });
  const { errors, isSubmitting } = form.formState;

  async function save({ location }: { location: string }) {
    const { name, email, bio, version } = user;
    try {
      await update.mutateAsync({ json: { name, email, bio, location: location.trim() }, ifVersion: version });
      toast.success('Your place is saved in your profile');
    } catch (error) {
      showRefusal(error, form.setError, { fields: ['location'], fallback: FAILED_TO_UPDATE_PROFILE });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextField
        label="City"
        autoComplete="address-level2"
        placeholder="Utrecht"
        hint="For warnings of frost and heat, and advice by season. You can change it in your profile."
        className="sm:max-w-md"
        error={errors.location?.message}
        {...form.register('location', { validate: (text) => text.trim() !== '' || 'Please enter a city' })}
      />
      <FormError text={errors.root?.message} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" size="lg" busy={isSubmitting} className="grow sm:grow-0">
          Save Place
        </Button>
        {skip}
      </div>
    </form>
  );
}
