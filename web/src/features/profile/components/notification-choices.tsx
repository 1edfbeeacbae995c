import type { NotificationSettings } from '@plantcare/contract/auth.ts';
import { FAILED_TO_UPDATE_NOTIFICATION_SETTINGS, NOTIFICATION_SETTINGS_UPDATED } from '@plantcare/contract/messages.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useServerOptions } from '@/features/auth/api.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Toggle } from '@/ui/controls/toggle.tsx';
import { useFormDraft } from '@/ui/controls/use-draft.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { useUpdateNotificationSettings } from '../api.ts';

interface Choice {
  setting: Exclude<keyof NotificationSettings, 'enabled'>;
  label: string;
  text: string;
}

/** Plant care and weather are one setting under two names: the weather is what care alerts are about. */
const CHOICES: readonly Choice[] = [
  { setting: 'email', label: 'Email Notifications', text: 'Messages to your email address.' },
  { setting: 'push', label: 'Push Notifications', text: 'Messages on this and your other devices.' },
  { setting: 'reminders', label: 'Reminders', text: 'When care you planned is due.' },
  { setting: 'weather', label: 'Plant Care Alerts', text: 'When a plant may need attention.' },
  { setting: 'weather', label: 'Weather Alerts', text: 'When frost, heat or storms are expected.' },
  { setting: 'aiInsights', label: 'AI Insights', text: 'What the assistant noticed about your plants.' },
];

const MAIL_IS_OFF = 'Email is not set up on this server, so no emails are sent.';

interface NotificationChoicesProps {
  settings: NotificationSettings;
  /** Why this browser cannot show pushes; null where it can. */
  pushProblem: string | null;
  /** What this browser does with a push. */
  pushNote: ReactNode;
}

export function NotificationChoices({ settings, pushProblem, pushNote }: NotificationChoicesProps) {
  const form = useForm<NotificationSettings>({ values: settings, resetOptions: { keepDirtyValues: true } });
  const chosen = form.watch();
  useFormDraft(form, 'notification settings');
  const update = useUpdateNotificationSettings();
  const withoutMail = useServerOptions()?.mail === false;
  /** Why nothing can arrive this way. */
  const problems: Partial<Record<Choice['setting'], string | null>> = {
    email: withoutMail ? MAIL_IS_OFF : null,
    push: pushProblem,
  };

  function choose(setting: keyof NotificationSettings, on: boolean) {
    form.setValue(setting, on, { shouldDirty: true });
  }

  function save(wanted: NotificationSettings) {
    update.mutate(wanted, {
      onSuccess: ({ user }) => {
        form.reset(user.notificationSettings);
        toast.success(NOTIFICATION_SETTINGS_UPDATED);
      },
      onError: () => toast.error(FAILED_TO_UPDATE_NOTIFICATION_SETTINGS),
    });
  }

  return (
    <form onSubmit={form.handleSubmit(save)}>
      <Toggle
        label="Enable Notifications"
        text="Turns all notifications on or off."
        checked={chosen.enabled}
        onChange={(on) => choose('enabled', on)}
      />
      <fieldset className="mt-1 divide-y divide-line/70 border-line border-t">
        <legend className="sr-only">What you are notified of, and how</legend>
        {CHOICES.map(({ setting, label, text }) => (
          <Toggle
            key={label}
            label={label}
            text={problems[setting] ?? text}
            checked={chosen[setting]}
            disabled={!chosen.enabled || Boolean(problems[setting])}
            onChange={(on) => choose(setting, on)}
          />
        ))}
      </fieldset>
      <div className="mt-3 empty:hidden">{pushNote}</div>
      <Button type="submit" busy={update.isPending} className="mt-5">
        Save Settings
      </Button>
    </form>
  );
}
