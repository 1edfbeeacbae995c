import {
  changePassword,
  confirmPassword,
  deleteAccount,
  endOtherSessions,
  listSessions,
  type NotificationSettings,
  type QuietHours,
  sendConfirmation,
  updateNotificationSettings,
  updateProfile,
  updateQuietHours,
} from '@plantcare/contract/auth.ts';
import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '@plantcare/contract/calendar.ts';
import type { CallInput } from '@plantcare/contract/endpoint.ts';
import { updatePreferences } from '@plantcare/contract/preferences.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { discardAllChanges } from '@/lib/offline/changes/change-queue.ts';
import { endSession, updateSessionUser } from '@/lib/session/session.ts';

const SESSIONS = ['profile', 'sessions'] as const;
const CALENDAR = ['profile', 'calendar'] as const;

export const profileFields = updateProfile.json.shape;
export const passwordFields = changePassword.json.shape;
export const quietHoursFields = updateQuietHours.json.shape;

interface ProfileToSave {
  json: CallInput<typeof updateProfile>['json'];
  /** The version that is changed; undefined to overwrite whatever is there. */
  ifVersion: number | undefined;
}

/** The account as it now is becomes that of the session, which the navigation shows. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: ({ json, ifVersion }: ProfileToSave) =>
      call(updateProfile, { json, ...(ifVersion !== undefined && { ifVersion }) }),
    onSuccess: ({ user }) => updateSessionUser(user),
  });
}

export function useSendConfirmation() {
  return useMutation({ mutationFn: () => call(sendConfirmation, {}) });
}

export function useUpdateNotificationSettings() {
  return useMutation({
    mutationFn: (json: NotificationSettings) => call(updateNotificationSettings, { json }),
    onSuccess: ({ user }) => updateSessionUser(user),
  });
}

export function useUpdateQuietHours() {
  return useMutation({
    mutationFn: (json: QuietHours) => call(updateQuietHours, { json }),
    onSuccess: ({ user }) => updateSessionUser(user),
  });
}

export function useUpdatePreferences() {
  return useMutation({
    mutationFn: (json: CallInput<typeof updatePreferences>['json']) => call(updatePreferences, { json }),
    onSuccess: ({ user }) => updateSessionUser(user),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: CallInput<typeof changePassword>['json']) => call(changePassword, { json }),
    // Every other session has ended with it.
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export function useConfirmPassword() {
  return useMutation({ mutationFn: (password: string) => call(confirmPassword, { json: { password } }) });
}

export function useSessions() {
  return useQuery({ queryKey: SESSIONS, queryFn: ({ signal }) => call(listSessions, {}, { signal }) });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export function useCalendarFeed() {
  return useQuery({ queryKey: CALENDAR, queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }) });
}

export function useRenewCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewCalendarFeed, {}),
    onSuccess: ({ active }) => client.setQueryData(CALENDAR, { active, url: null }),
  });
}

export function useRevokeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(revokeCalendarFeed, {}),
    onSuccess: ({ active }) => client.setQueryData(CALENDAR, { active, url: null }),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => call(deleteAccount, {}),
    onSuccess: async () => {
      await discardAllChanges();
      endSession();
    },
  });
}
