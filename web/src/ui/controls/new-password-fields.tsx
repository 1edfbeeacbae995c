import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import { NEW_PASSWORDS_DIFFER, PASSWORD_MIN_LENGTH } from '@plantcare/contract/messages.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fits } from '@/lib/browse/fits.ts';
import { PasswordField } from '@/ui/controls/password-field.tsx';

/** The form values of a new password, typed twice. */
export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  newPassword: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { readonly [name in keyof NewPasswordValues]?: { message?: string | undefined } | undefined };
}

/** The rules of both fields; `schema` is that of the call. */
export function newPasswordRules(schema: NonNullable<Endpoint['json']>) {
  return {
    newPassword: {
      required: 'New password is required',
      validate: fits(schema),
      deps: 'confirmPassword' as const,
    },
    confirmPassword: {
      required: 'Please enter the new password again',
      validate: (repeated: string, { newPassword }: NewPasswordValues) =>
        repeated === newPassword || NEW_PASSWORDS_DIFFER,
    },
  };
}

export function NewPasswordFields({ newPassword, confirmPassword, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        aria-required
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        error={errors.newPassword?.message}
        {...newPassword}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        aria-required
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  );
}
