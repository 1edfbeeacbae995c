import { Suspense } from 'react';
import { useServerOptions } from '@/features/auth/api.ts';
import { PushNote } from '@/features/notifications/components/push-note.tsx';
import { usePushProblem } from '@/features/notifications/permission.ts';
import { AccountInformation } from '@/features/profile/components/account-information.tsx';
import { ChangePassword } from '@/features/profile/components/change-password.tsx';
import { ConfirmEmailNote } from '@/features/profile/components/confirm-email-note.tsx';
import { DeleteAccount } from '@/features/profile/components/delete-account.tsx';
import { DiaryPreference } from '@/features/profile/components/diary-preference.tsx';
import { NotificationChoices } from '@/features/profile/components/notification-choices.tsx';
import { PersonalInformation } from '@/features/profile/components/personal-information.tsx';
import { ProfileSection } from '@/features/profile/components/profile-section.tsx';
import { QuietHours } from '@/features/profile/components/quiet-hours.tsx';
import { SectionLinks } from '@/features/profile/components/section-links.tsx';
import { ThemeChoice } from '@/features/profile/components/theme-choice.tsx';
import { UnitsChoice } from '@/features/profile/components/units-choice.tsx';
import { AdaptiveWateringPreference } from '@/features/reminders/components/adaptive/adaptive-watering-preference.tsx';
import { DownloadGarden } from '@/features/transfer/components/download-garden.tsx';
import { ImportLink } from '@/features/transfer/components/import-link.tsx';
import { useSession } from '@/lib/session/session.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

// Below what is seen first, and all have to ask the server.
const CalendarAddress = lazyPart(
  async () => (await import('@/features/profile/components/calendar-address.tsx')).CalendarAddress,
);
const SignedInPlaces = lazyPart(
  async () => (await import('@/features/profile/components/signed-in-places.tsx')).SignedInPlaces,
);
const SitterLinks = lazyPart(async () => (await import('@/features/sitter/components/sitter-links.tsx')).SitterLinks);

const sections = {
  personal: { id: 'personal', title: 'Personal Information' },
  password: { id: 'password', title: 'Change Password' },
  notifications: { id: 'notifications', title: 'Notification Settings' },
  quiet: { id: 'quiet-hours', title: 'Quiet Hours' },
  diary: { id: 'diary', title: 'Diary' },
  watering: { id: 'watering', title: 'Watering' },
  calendar: { id: 'calendar', title: 'Calendar' },
  sitter: { id: 'sitter', title: 'Plant Sitter' },
  units: { id: 'units', title: 'Units' },
  theme: { id: 'theme', title: 'Theme' },
  sessions: { id: 'sessions', title: 'Where You Are Signed In' },
  account: { id: 'account', title: 'Account Information' },
  yourData: { id: 'your-data', title: 'Your Data' },
  danger: { id: 'danger', title: 'Danger Zone' },
} as const;

export function ProfileScreen() {
  const user = useSession()?.user;
  const pushProblem = usePushProblem();
  const confirmsEmail = useServerOptions()?.confirmsEmail;
  if (!user) return null;
  return (
    <div className="page">
      <PageHeader title="Profile & Settings" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 desk:grid-cols-[14rem_minmax(0,1fr)]">
        <SectionLinks sections={Object.values(sections)} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 desk:gap-6">
          <ProfileSection {...sections.personal}>
            {confirmsEmail && user.unconfirmedEmail && <ConfirmEmailNote address={user.unconfirmedEmail} />}
            <PersonalInformation user={user} />
          </ProfileSection>
          <ProfileSection {...sections.password} text="This signs you out on every other device.">
            <ChangePassword email={user.email} />
          </ProfileSection>
          <ProfileSection {...sections.notifications}>
            <NotificationChoices
              settings={user.notificationSettings}
              pushProblem={pushProblem}
              pushNote={<PushNote wanted={user.notificationSettings.enabled && user.notificationSettings.push} />}
            />
          </ProfileSection>
          <ProfileSection {...sections.quiet}>
            <QuietHours user={user} />
          </ProfileSection>
          <ProfileSection {...sections.diary}>
            <DiaryPreference user={user} />
          </ProfileSection>
          <ProfileSection {...sections.watering}>
            <AdaptiveWateringPreference user={user} />
          </ProfileSection>
          <ProfileSection {...sections.calendar} text="See your open reminders in your own calendar.">
            <Suspense fallback={<Skeleton className="h-24" />}>
              <CalendarAddress />
            </Suspense>
          </ProfileSection>
          <ProfileSection
            {...sections.sitter}
            text="While you are away, somebody without an account sees what is due, and what they complete is in your diary."
          >
            <Suspense fallback={<Skeleton className="h-16" />}>
              <SitterLinks />
            </Suspense>
          </ProfileSection>
          <ProfileSection {...sections.units} text="For temperatures, rain and wind.">
            <UnitsChoice user={user} />
          </ProfileSection>
          <ProfileSection {...sections.theme} text="Saved on this device.">
            <ThemeChoice />
          </ProfileSection>
          <ProfileSection {...sections.sessions}>
            <Suspense fallback={<Skeleton className="h-24" />}>
              <SignedInPlaces />
            </Suspense>
          </ProfileSection>
          <ProfileSection {...sections.account}>
            <AccountInformation user={user} />
          </ProfileSection>
          <ProfileSection {...sections.yourData}>
            <DownloadGarden />
            <ImportLink />
          </ProfileSection>
          <ProfileSection
            {...sections.danger}
            text="This deletes your account with all your plants, diary entries, reminders and photos."
            danger
          >
            <DeleteAccount email={user.email} />
          </ProfileSection>
        </div>
      </div>
    </div>
  );
}
