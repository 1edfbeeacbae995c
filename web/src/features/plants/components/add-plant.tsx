import {
  FAILED_TO_ADD_PLANT,
  FAILED_TO_SAVE_REMINDER,
  PLANT_ADDED,
  REMINDER_ADDED,
} from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { useRedirectSoon } from '@/lib/page/use-redirect-soon.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { PageHeader } from '@/ui/layout/page-header.tsx';
import { useAddPlant, useDraftPhoto } from '../api.ts';
import type { JustAdded } from '../just-added.ts';
import type { PlantDraft } from '../plant-draft.ts';
import { changedFields, NEW_PLANT } from '../plant-form-values.ts';
import { type NewPlantExtras, PlantForm } from './plant-form.tsx';
import { RemindersNotSet } from './reminders-not-set.tsx';

/** The reminders that are set with a new plant. */
interface PlannedWithPlant {
  /** Whether the species suggested any, so that the list need not ask again. */
  offered: boolean;
  /** How many are to be set. */
  count: number;
  /** Rejects when not all could be set; called again, it sets those that are missing. */
  save: (plant: Plant) => Promise<void>;
}

interface AddPlantProps {
  draft: PlantDraft | null;
  extras: NewPlantExtras;
  reminders: PlannedWithPlant;
}

export function AddPlant({ draft, extras, reminders }: AddPlantProps) {
  const { redirect } = useRedirectSoon(paths.plants);
  const addition = useAddPlant();
  const draftPhoto = useDraftPhoto();
  const [photo] = useState(() => draft && draftPhoto(draft));
  const [unset, setUnset] = useState<{ plant: Plant; problem: string } | null>(null);

  /** Sets the reminders of the plant, which stays whatever happens, and goes on to the list. */
  async function finish(plant: Plant) {
    try {
      await reminders.save(plant);
    } catch (error) {
      setUnset({ plant, problem: messageOf(error, { fallback: FAILED_TO_SAVE_REMINDER }) });
      return;
    }
    if (reminders.count > 0)
      toast.success(reminders.count === 1 ? REMINDER_ADDED : `${reminders.count} reminders added`);
    leave(plant);
  }

  function leave(plant: Plant) {
    redirect(reminders.offered ? {} : ({ addedPlant: plant._id } satisfies JustAdded));
  }

  return (
    <>
      <PageHeader title="Add Plant" text="Only the name is needed. You can add everything else later." />
      {unset && (
        <RemindersNotSet
          plant={unset.plant}
          problem={unset.problem}
          onRetry={() => finish(unset.plant)}
          onLeave={() => leave(unset.plant)}
        />
      )}
      {!unset && (
        <PlantForm
          initial={{ ...NEW_PLANT, ...(draft && { name: draft.name, species: draft.species }) }}
          initialPhoto={photo}
          submitLabel="Add Plant"
          cancelTo={paths.plants}
          failure={FAILED_TO_ADD_PLANT}
          startsAt="name"
          save={(_, after, photo) =>
            addition.mutateAsync({ ...changedFields(NEW_PLANT, after), name: after.name, photo })
          }
          onSaved={(plant) => {
            toast.success(PLANT_ADDED);
            void finish(plant);
          }}
          extras={extras}
        />
      )}
    </>
  );
}
