import { FAILED_TO_CHANGE_PASSWORD, PASSWORD_CHANGED } from '@plantcare/contract/messages.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { resetPasswordFields, setNewPassword } from '@/features/auth/api.ts';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { NewPasswordFields, type NewPasswordValues, newPasswordRules } from '@/ui/controls/new-password-fields.tsx';
import { toast } from '@/ui/feedback/toast.ts';

const rules = newPasswordRules(resetPasswordFields.newPassword);

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
      <NewPasswordFields
        newPassword={register('newPassword', rules.newPassword)}
        confirmPassword={register('confirmPassword', rules.confirmPassword)}
        errors={errors}
      />
      <FormError text={errors.root?.message} />
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        Set New Password
      </Button>
    </form>
  );
}
