import type { User } from '@plantcare/contract/auth.ts';

/** The account in `garden.json`: what its owner sees of it. */
export function profileRecord(user: User) {
  return {
    name: user.name,
    email: user.email,
    location: user.location,
    bio: user.bio,
    timeZone: user.timeZone,
    units: user.units,
    diaryOnDone: user.diaryOnDone,
    adaptiveWatering: user.adaptiveWatering,
    notificationSettings: user.notificationSettings,
    quietHours: user.quietHours,
    createdAt: user.createdAt,
  };
}
