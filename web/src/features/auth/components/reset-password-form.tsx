import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { resetPasswordFields, setNewPassword } from '@/features/auth/api.ts';
import { fits } from '@/lib/fits.ts';
import { FAILED_TO_CHANGE_PASSWORD, NEW_PASSWORDS_DIFFER, PASSWORD_CHANGED } from '@/lib/messages.ts';
import { paths } from '@/lib/paths.ts';
import { showRefusal } from '@/lib/refusal-in-form.ts';
import { Button } from '@/ui/button.tsx';
import { FormError } from '@/ui/form-error.tsx';
import { PasswordField } from '@/ui/password-field.tsx';
import { toast } from '@/ui/toast.tsx';

interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordValues>({
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ newPassword }: NewPasswordValues) {
    try {
      await setNewPassword({ token, newPassword });
    } catch (error) {
      showRefusal(error, setError, { fields: ['newPassword'], fallback: FAILED_TO_CHANGE_PASSWORD });
      return;
    }
    toast.success(PASSWORD_CHANGED);
    await navigate(paths.login, { replace: true });
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        aria-required
        hint="At least 6 characters"
        error={errors.newPassword?.message}
        {...register('newPassword', {
          required: 'New password is required',
          validate: fits(resetPasswordFields.newPassword),
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
      <FormError text={errors.root?.message} />
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        Set New Password
      </Button>
    </form>
  );
}
