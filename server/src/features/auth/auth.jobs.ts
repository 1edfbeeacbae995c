import { PASSWORD_RESET_MINUTES } from '@plantcare/contract/auth.ts';
import type { Mailer } from '../../email/mailer.ts';
import { passwordResetMail } from '../../email/password-reset-mail.ts';
import type { Outbox, OutboxHandler } from '../../jobs/outbox.ts';
import type { Job } from '../../jobs/scheduler.ts';
import type { AuthService } from './auth.service.ts';
import { PASSWORD_RESET_MAIL, type PasswordReset } from './message-kinds.ts';

interface Deps {
  auth: AuthService;
  outbox: Outbox;
  mailer: Mailer;
  publicUrl: string;
}

/** Sends the emails about an account itself, regardless of its notification settings. */
export function authJobs({ auth, outbox, mailer, publicUrl }: Deps): Job[] {
  const messageId = (id: string) => `${id}@${new URL(publicUrl).hostname}`;

  const sendPasswordReset: OutboxHandler = async ({ id, payload }) => {
    const { email } = payload as PasswordReset; // Only this feature writes this payload.
    const reset = await auth.issuePasswordReset(email);
    if (!reset) return; // No such account, which the caller must not learn.
    const url = `${publicUrl}/reset-password?token=${reset.token}`;
    // Before the address is confirmed, a stranger may have registered it and chosen the name.
    const name = reset.user.email_confirmed_at === null ? null : reset.user.name;
    const mail = passwordResetMail({ name, url, minutes: PASSWORD_RESET_MINUTES });
    await mailer.send({ ...mail, to: reset.user.email, messageId: messageId(id) });
  };

  return [outbox.job(PASSWORD_RESET_MAIL, sendPasswordReset)];
}
