import type { User } from '@plantcare/contract/auth.ts';
import { FAILED_TO_UPDATE_PROFILE, PROFILE_UPDATED } from '@plantcare/contract/messages.ts';
import MapPin from 'lucide-react/icons/map-pin';
import { useUpdateProfile } from '@/features/profile/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { fold } from '@/lib/browse/fold.ts';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';

interface OwnLocationButtonProps {
  user: User;
  city: string | null;
}

/** Saves the city in the profile, for weather warnings; not shown if it is already there. */
export function OwnLocationButton({ user, city }: OwnLocationButtonProps) {
  const update = useUpdateProfile();
  if (city === null || fold(city) === fold(user.location ?? '')) return null;
  const { name, email, bio } = user;

  function save(location: string) {
    update.mutate(
      { json: { name, email, bio, location }, ifVersion: undefined },
      {
        onSuccess: () => toast.success(PROFILE_UPDATED),
        onError: (error) => toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_PROFILE })),
      },
    );
  }

  return (
    <Button variant="secondary" busy={update.isPending} onClick={() => save(city)} className="self-start">
      {!update.isPending && <MapPin aria-hidden className="size-5" />}
      Save to my profile
    </Button>
  );
}
