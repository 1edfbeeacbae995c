import type { User } from '@plantcare/contract/auth.ts';
import { FAILED_TO_UPDATE_PROFILE, PROFILE_UPDATED } from '@plantcare/contract/messages.ts';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { useVersion } from '@/lib/api/use-version.ts';
import { fits } from '@/lib/browse/fits.ts';
import { updateSessionUser } from '@/lib/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useFormDraft } from '@/ui/controls/use-draft.ts';
import { ChangedElsewhere } from '@/ui/feedback/changed-elsewhere.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { profileFields, useUpdateProfile } from '../api.ts';
import { useRecentPassword } from '../use-recent-password.tsx';

interface ProfileValues {
  name: string;
  email: string;
  location: string;
  bio: string;
}

function valuesOf({ name, email, location, bio }: User): ProfileValues {
  return { name, email, location: location ?? '', bio: bio ?? '' };
}

export function PersonalInformation({ user }: { user: User }) {
  const { mutateAsync: update } = useUpdateProfile();
  const { withPassword, dialog } = useRecentPassword(user.email);
  const form = useForm<ProfileValues>({
    // What changed elsewhere comes in, save where somebody is typing.
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { register, handleSubmit, setError, reset } = form;
  const { errors, isSubmitting, isDirty } = form.formState;
  useFormDraft(form, 'profile');
  const version = useVersion(user);
  const { adopt } = version;

  /** Until somebody types, the form shows what is there now. */
  function noteFirstInput() {
    if (!isDirty) adopt(user);
  }

  async function submit(values: ProfileValues) {
    try {
      const saved = await withPassword(() =>
        update({ json: values, ifVersion: isDirty ? version.known() : user.version }),
      );
      if (!saved) return;
      adopt(saved.user);
      reset(valuesOf(saved.user));
      toast.success(PROFILE_UPDATED);
    } catch (error) {
      if (version.noteRefusal(error)) return;
      showRefusal(error, setError, {
        fields: ['name', 'email', 'location', 'bio'],
        fallback: FAILED_TO_UPDATE_PROFILE,
      });
    }
  }

  /** Goes on from what is there now: with what was changed here laid over it and saved, or without. */
  async function goOnFrom(current: User, keepsMine: boolean) {
    adopt(current);
    reset(valuesOf(current), { keepDirtyValues: keepsMine });
    if (keepsMine) await handleSubmit(submit)();
    else updateSessionUser(current);
  }

  const { newer } = version;
  return (
    <form noValidate onInput={noteFirstInput} onSubmit={handleSubmit(submit)} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Full Name"
          autoComplete="name"
          aria-required
          error={errors.name?.message}
          {...register('name', { validate: fits(profileFields.name) })}
        />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          aria-required
          error={errors.email?.message}
          {...register('email', { validate: fits(profileFields.email) })}
        />
      </div>
      <TextField
        label="Location (optional)"
        autoComplete="address-level2"
        hint="A town is enough. It is sent to the weather service, and weather warnings for your outdoor plants are for this place."
        error={errors.location?.message}
        {...register('location', { validate: fits(profileFields.location) })}
      />
      <TextAreaField
        label="Bio (optional)"
        hint="What you grow, and why."
        error={errors.bio?.message}
        {...register('bio', { validate: fits(profileFields.bio) })}
      />
      <FormError text={errors.root?.message} />
      {newer && (
        <ChangedElsewhere
          onKeepMine={() => void goOnFrom(newer, true)}
          onTakeTheirs={() => void goOnFrom(newer, false)}
        />
      )}
      <Button type="submit" busy={isSubmitting}>
        Update Profile
      </Button>
      {dialog}
    </form>
  );
}
