import { FAILED_TO_CHANGE_PASSWORD, PASSWORD_CHANGED } from '@plantcare/contract/messages.ts';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { NewPasswordFields, type NewPasswordValues, newPasswordRules } from '@/ui/controls/new-password-fields.tsx';
import { PasswordField } from '@/ui/controls/password-field.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { passwordFields, useChangePassword } from '../api.ts';

interface PasswordValues extends NewPasswordValues {
  currentPassword: string;
}

const rules = newPasswordRules(passwordFields.newPassword);

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
        <NewPasswordFields
          newPassword={register('newPassword', rules.newPassword)}
          confirmPassword={register('confirmPassword', rules.confirmPassword)}
          errors={errors}
        />
      </div>
      <FormError text={errors.root?.message} />
      <Button type="submit" busy={isSubmitting}>
        Change Password
      </Button>
    </form>
  );
}
