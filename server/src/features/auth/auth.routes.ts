import * as contract from '@plantcare/contract/auth.ts';
import type { FastifyInstance } from 'fastify';
import { attemptLimits } from '../../http/attempt-limits.ts';
import { mount } from '../../http/mount.ts';
import type { AuthService } from './auth.service.ts';
import { emailKey, toUser } from './auth-user.ts';

export function authRoutes(app: FastifyInstance, auth: AuthService): void {
  const limits = attemptLimits(app, emailKey);

  mount(app, contract.register, { guard: limits.perAddress }, ({ json, userAgent }) => auth.register(json, userAgent));

  mount(app, contract.login, { guard: limits.perAddressAndEmail }, ({ json, userAgent }) =>
    auth.login(json, userAgent),
  );

  mount(app, contract.logout, {}, async ({ caller }) => {
    await auth.logout(caller);
    return { msg: 'You are signed out.' };
  });

  mount(app, contract.me, {}, async ({ caller }) => ({ user: toUser(caller.user) }));

  mount(app, contract.updateProfile, {}, async ({ caller, json }) => ({
    user: await auth.updateProfile(caller, json),
  }));

  mount(app, contract.changePassword, { guard: limits.perSession }, async ({ caller, json }) => {
    await auth.changePassword(caller, json);
    return { msg: 'Password changed successfully!' };
  });

  mount(app, contract.updateNotificationSettings, {}, async ({ caller, json }) => ({
    user: await auth.updateNotificationSettings(caller, json),
  }));

  mount(app, contract.listSessions, {}, ({ caller }) => auth.listSessions(caller));

  mount(app, contract.endOtherSessions, {}, async ({ caller }) => {
    await auth.endOtherSessions(caller);
    return { msg: 'You are signed out everywhere else.' };
  });

  mount(app, contract.deleteAccount, {}, async ({ caller }) => {
    await auth.deleteAccount(caller);
    return { msg: 'Account deleted successfully!' };
  });
}
