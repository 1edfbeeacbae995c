/** The kinds of outbox messages about the address of an account. */
export const EMAIL_CONFIRMATION_MAIL = 'email-confirmation-mail';
export const ADDRESS_CHANGED_MAIL = 'address-changed-mail';

/** The token is made when the email is sent. */
export interface EmailConfirmation {
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
