import { PASSWORD_MIN_LENGTH, PASSWORDS_DIFFER, REGISTRATION_FAILED } from '@plantcare/contract/messages.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { registerFields, signUp, useServerOptions } from '@/features/auth/api.ts';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { fits } from '@/lib/browse/fits.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { PasswordField } from '@/ui/controls/password-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';

interface RegisterValues {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export function RegisterForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<RegisterValues>({
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const closed = useServerOptions()?.registration === 'closed';

  useEffect(() => setFocus('name'), [setFocus]);

  async function submit({ name, email, password }: RegisterValues) {
    try {
      await signUp({ name, email, password });
      await navigate(paths.dashboard, { replace: true });
    } catch (error) {
      showRefusal(error, setError, { fields: ['name', 'email', 'password'], fallback: REGISTRATION_FAILED });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
      {closed && <Notice>Registration is closed on this server. Ask your administrator for an account.</Notice>}
      <TextField
        label="Full Name"
        autoComplete="name"
        aria-required
        error={errors.name?.message}
        {...register('name', { validate: fits(registerFields.name) })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        aria-required
        error={errors.email?.message}
        {...register('email', { validate: fits(registerFields.email) })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        aria-required
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        error={errors.password?.message}
        {...register('password', { validate: fits(registerFields.password), deps: ['confirmPassword'] })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        aria-required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          validate: (repeated, { password }) => repeated === password || PASSWORDS_DIFFER,
        })}
      />
      <FormError text={errors.root?.message} />
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        Start Growing
      </Button>
    </form>
  );
}
