/** How the outbox knows the mails that concern an account itself. */
export const PASSWORD_RESET_MAIL = 'password-reset-mail';
export const ADDRESS_CHANGED_MAIL = 'address-changed-mail';

/** Whether there is such an account is found out when the mail is sent, so that asking takes as long either way. */
export interface PasswordReset {
  email: string;
}

export interface AddressChanged {
  /** The address that the account had before. */
  to: string;
  name: string;
  newEmail: string;
  when: string;
  timeZone: string;
}
