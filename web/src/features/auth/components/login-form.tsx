import { textOf } from '@plantcare/contract/errors.ts';
import { LOGIN_FAILED } from '@plantcare/contract/messages.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { loginFields, signIn } from '@/features/auth/api.ts';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { fits } from '@/lib/browse/fits.ts';
import { paths } from '@/lib/page/paths.ts';
import { scannedPlant } from '@/lib/page/scanned-plant.ts';
import { expiryOfTab } from '@/lib/session/expiry.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { PasswordField } from '@/ui/controls/password-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';

interface LoginValues {
  email: string;
  password: string;
}

export function LoginForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [expiry] = useState(expiryOfTab);
  const [address] = useSearchParams();
  const scanned = scannedPlant(address);

  async function submit(values: LoginValues) {
    try {
      const user = await signIn(values);
      const first = scanned === null ? paths.dashboard : paths.labeledPlant(scanned);
      const back = expiry?.user === user._id ? expiry : { address: first, state: undefined };
      await navigate(back.address, { replace: true, state: back.state });
    } catch (error) {
      showRefusal(error, setError, { fields: ['email', 'password'], fallback: LOGIN_FAILED });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
      {expiry && <Notice>{textOf('signed_out')}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        aria-required
        error={errors.email?.message}
        {...register('email', { validate: fits(loginFields.email) })}
      />
      <div className="relative">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          aria-required
          error={errors.password?.message}
          {...register('password', { validate: fits(loginFields.password) })}
        />
        <TextLink to={paths.forgotPassword} className="target absolute -top-3 right-0 inline-flex items-center">
          Forgot password?
        </TextLink>
      </div>
      <FormError text={errors.root?.message} />
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        Sign In
      </Button>
    </form>
  );
}
