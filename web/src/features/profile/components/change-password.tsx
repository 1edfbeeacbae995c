import { useForm } from 'react-hook-form';
import { fits } from '@/lib/fits.ts';
import { FAILED_TO_CHANGE_PASSWORD, NEW_PASSWORDS_DIFFER, PASSWORD_CHANGED } from '@/lib/messages.ts';
import { showRefusal } from '@/lib/refusal-in-form.ts';
import { Button } from '@/ui/button.tsx';
import { FormError } from '@/ui/form-error.tsx';
import { PasswordField } from '@/ui/password-field.tsx';
import { toast } from '@/ui/toast.tsx';
import { passwordFields, useChangePassword } from '../api.ts';

interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePassword({ email }: { email: string }) {
  const { mutateAsync: change } = useChangePassword();
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordValues>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = formState;

  async function submit({ currentPassword, newPassword }: PasswordValues) {
    try {
      await change({ currentPassword, newPassword });
      reset(EMPTY);
      toast.success(PASSWORD_CHANGED);
    } catch (error) {
      showRefusal(error, setError, {
        fields: ['currentPassword', 'newPassword'],
        fallback: FAILED_TO_CHANGE_PASSWORD,
      });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        aria-required
        className="sm:max-w-[calc(50%-0.625rem)]"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { required: 'Current password is required' })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          aria-required
          hint="At least 6 characters"
          error={errors.newPassword?.message}
          {...register('newPassword', {
            required: 'New password is required',
            validate: fits(passwordFields.newPassword),
            deps: ['confirmPassword'],
          })}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          aria-required
          error={errors.confirmPassword?.message}
          {...register('confirmPassword', {
            required: 'Please type the new password once more',
            validate: (repeated, { newPassword }) => repeated === newPassword || NEW_PASSWORDS_DIFFER,
          })}
        />
      </div>
      <FormError text={errors.root?.message} />
      <Button type="submit" busy={isSubmitting}>
        Change Password
      </Button>
    </form>
  );
}
