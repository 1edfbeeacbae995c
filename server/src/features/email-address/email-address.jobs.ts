import { EMAIL_CONFIRMATION_HOURS } from '@plantcare/contract/auth.ts';
import { accountExistsMail } from '../../email/account-exists-mail.ts';
import { addressChangedMail } from '../../email/address-changed-mail.ts';
import { emailConfirmationMail } from '../../email/email-confirmation-mail.ts';
import type { Mailer } from '../../email/mailer.ts';
import type { Outbox, OutboxHandler } from '../../jobs/outbox.ts';
import type { Job } from '../../jobs/scheduler.ts';
import type { EmailAddressService } from './email-address.service.ts';
import {
  ADDRESS_CHANGED_MAIL,
  type AddressChanged,
  EMAIL_CONFIRMATION_MAIL,
  type EmailConfirmation,
} from './message-kinds.ts';

interface Deps {
  emailAddresses: EmailAddressService;
  outbox: Outbox;
  mailer: Mailer;
  publicUrl: string;
}

/** Sends the emails about an account's address, regardless of its notification settings. */
export function emailAddressJobs({ emailAddresses, outbox, mailer, publicUrl }: Deps): Job[] {
  const messageId = (id: string) => `${id}@${new URL(publicUrl).hostname}`;

  const sendConfirmation: OutboxHandler = async ({ id, userId, payload }) => {
    const { email } = payload as EmailConfirmation; // Only this feature writes this payload.
    const issued = userId === null ? null : await emailAddresses.issue(userId, email);
    if (!issued) return;
    const mail =
      issued === 'taken'
        ? accountExistsMail({ signInUrl: `${publicUrl}/login`, resetUrl: `${publicUrl}/forgot-password` })
        : emailConfirmationMail({
            url: `${publicUrl}/confirm-email?token=${issued.token}`,
            hours: EMAIL_CONFIRMATION_HOURS,
          });
    await mailer.send({ ...mail, to: email, messageId: messageId(id) });
  };

  const sendAddressChanged: OutboxHandler = async ({ id, payload }) => {
    const { to, ...change } = payload as AddressChanged; // Only this feature writes this payload.
    await mailer.send({ ...addressChangedMail(change), to, messageId: messageId(id) });
  };

  return [outbox.job(EMAIL_CONFIRMATION_MAIL, sendConfirmation), outbox.job(ADDRESS_CHANGED_MAIL, sendAddressChanged)];
}
