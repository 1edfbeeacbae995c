/** The kinds of outbox messages about an account itself. */
export const PASSWORD_RESET_MAIL = 'password-reset-mail';
export const ADDRESS_CHANGED_MAIL = 'address-changed-mail';

/** The account is looked up when the email is sent, so that the request takes equally long with and without one. */
export interface PasswordReset {
  email: string;
}

export interface AddressChanged {
  /** The account's previous address. */
  to: string;
  name: string;
  newEmail: string;
  when: string;
  timeZone: string;
}
