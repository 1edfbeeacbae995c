import type { ServerOptions } from '@plantcare/contract/auth.ts';
import * as contract from '@plantcare/contract/auth.ts';
import { ACCOUNT_DELETED, PASSWORD_CHANGED } from '@plantcare/contract/messages.ts';
import { finishFirstSteps, updatePreferences } from '@plantcare/contract/preferences.ts';
import type { FastifyInstance } from 'fastify';
import type { Attempts } from '../../attempts/attempts.ts';
import { emailKey } from '../../email-key.ts';
import { attemptLimits, typedEmail } from '../../http/attempt-limits.ts';
import type { Guard } from '../../http/call-limit.ts';
import { mount } from '../../http/mount.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { AuthService } from './auth.service.ts';

export function authRoutes(
  app: FastifyInstance,
  auth: AuthService,
  attempts: Attempts,
  options: () => Promise<ServerOptions>,
): void {
  const limits = attemptLimits(attempts, emailKey);
  const limitSignIn: Guard = (request, reply) => auth.limitSignIn(typedEmail(request), visitorOf(request, reply));

  mount(app, contract.register, { guard: limits.perAddress }, ({ json, visitor }) => auth.register(json, visitor));

  mount(app, contract.login, { guard: limitSignIn }, ({ json, visitor }) => auth.login(json, visitor));

  mount(app, contract.logout, { signsOut: true }, async ({ caller }) => {
    await auth.logout(caller);
    return { msg: 'You are signed out.' };
  });

  mount(app, contract.me, {}, async ({ caller }) => ({ user: await auth.profileOf(caller.user.id) }));

  // Each change of the address sends an email to the previous one.
  mount(app, contract.updateProfile, { guard: limits.perSessionWithNewEmail }, async ({ caller, json, ifVersion }) => ({
    user: await auth.updateProfile(caller, json, ifVersion),
  }));

  mount(app, contract.changePassword, { guard: limits.perSession }, async ({ caller, json, visitor }) => {
    await auth.changePassword(caller, json, visitor);
    return { msg: PASSWORD_CHANGED };
  });

  mount(app, contract.confirmPassword, { guard: limits.perSession }, async ({ caller, json }) => {
    await auth.confirmPassword(caller, json.password);
    return { msg: 'Thank you. You can go on.' };
  });

  mount(app, contract.confirmEmail, { guard: limits.perAddress }, async ({ json }) => {
    await auth.confirmEmail(json.token);
    return { msg: 'Your email address is confirmed.' };
  });

  mount(app, contract.sendConfirmation, {}, async ({ caller }) => ({
    msg: `We sent a link to ${await auth.sendConfirmation(caller)}.`,
  }));

  mount(app, contract.updateNotificationSettings, {}, async ({ caller, json }) => ({
    user: await auth.updateNotificationSettings(caller, json),
  }));

  mount(app, contract.updateQuietHours, {}, async ({ caller, json }) => ({
    user: await auth.updateQuietHours(caller, json),
  }));

  mount(app, updatePreferences, {}, async ({ caller, json }) => ({
    user: await auth.updatePreferences(caller, json),
  }));

  mount(app, finishFirstSteps, {}, async ({ caller, json }) => ({
    user: await auth.finishFirstSteps(caller, json.steps),
  }));

  mount(app, contract.serverOptions, {}, options);

  mount(app, contract.forgotPassword, { guard: limits.perAddressAndEmail }, async ({ json }) => {
    await auth.forgotPassword(json.email);
    return { msg: 'If there is an account with this email address, we have sent it a link.' };
  });

  mount(app, contract.resetPassword, { guard: limits.perAddress }, async ({ json, visitor }) => {
    await auth.resetPassword(json, visitor);
    return { msg: 'Your password is changed. Please sign in with the new one.' };
  });

  app.register(async (fromMails) => {
    // The body that a mail program posts has no information beyond the address (RFC 8058).
    fromMails.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume().on('end', () => done(null));
    });
    // No rate limit of its own: a mail service posts the clicks of all its users from a few addresses.
    mount(fromMails, contract.unsubscribeFromMail, {}, async ({ params }) => {
      await auth.unsubscribe(params.token);
      return { msg: 'You will receive no more emails from AI Plant Care.' };
    });
  });

  mount(app, contract.listSessions, {}, ({ caller }) => auth.listSessions(caller));

  mount(app, contract.endOtherSessions, {}, async ({ caller }) => {
    await auth.endOtherSessions(caller);
    return { msg: 'You are signed out everywhere else.' };
  });

  mount(app, contract.deleteAccount, { signsOut: true }, async ({ caller }) => {
    await auth.deleteAccount(caller);
    return { msg: ACCOUNT_DELETED };
  });
}
