import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { PasswordField } from '@/ui/controls/password-field.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { useConfirmPassword } from '../api.ts';

interface PasswordDialogProps {
  open: boolean;
  email: string;
  onGiven: () => void;
  onClose: () => void;
}

export function PasswordDialog({ open, email, onGiven, onClose }: PasswordDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Is it you?"
      description="Please enter your password again to continue."
    >
      <PasswordForm email={email} onGiven={onGiven} />
    </Dialog>
  );
}

function PasswordForm({ email, onGiven }: Pick<PasswordDialogProps, 'email' | 'onGiven'>) {
  const { mutateAsync: confirm } = useConfirmPassword();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    // After the dialog has stored where the focus was, and has moved it to its first button.
    const timer = setTimeout(() => setFocus('password'));
    return () => clearTimeout(timer);
  }, [setFocus]);

  async function submit({ password }: { password: string }) {
    try {
      await confirm(password);
    } catch (error) {
      showRefusal(error, setError, { fields: ['password'], fallback: 'Failed to check the password' });
      return;
    }
    onGiven();
  }

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        // React passes events from a dialog on to the form that it was opened from.
        event.stopPropagation();
        void handleSubmit(submit)(event);
      }}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        {...register('password', { required: 'Password is required' })}
      />
      <FormError text={errors.root?.message} />
      <Button type="submit" busy={isSubmitting} className="w-full sm:w-auto">
        Continue
      </Button>
    </form>
  );
}
