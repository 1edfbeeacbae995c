/** The kind of the outbox message with a link for a new password. */
export const PASSWORD_RESET_MAIL = 'password-reset-mail';

/** The account is looked up when the email is sent, so that the request takes equally long with and without one. */
export interface PasswordReset {
  email: string;
}
