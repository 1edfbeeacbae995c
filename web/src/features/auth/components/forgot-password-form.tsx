import { FAILED_TO_ASK_FOR_RESET } from '@plantcare/contract/messages.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { askForPasswordReset, forgotPasswordFields } from '@/features/auth/api.ts';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { fits } from '@/lib/browse/fits.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';

export function ForgotPasswordForm() {
  const [answer, setAnswer] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;

  async function submit({ email }: { email: string }) {
    setAnswer(null);
    try {
      setAnswer(await askForPasswordReset(email));
    } catch (error) {
      showRefusal(error, setError, { fields: ['email'], fallback: FAILED_TO_ASK_FOR_RESET });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        aria-required
        error={errors.email?.message}
        {...register('email', { validate: fits(forgotPasswordFields.email) })}
      />
      <FormError text={errors.root?.message} />
      <div role="status">{answer && <Notice>{answer}</Notice>}</div>
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        {answer ? 'Send Again' : 'Send Link'}
      </Button>
    </form>
  );
}
