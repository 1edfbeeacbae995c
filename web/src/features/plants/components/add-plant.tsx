import { FAILED_TO_ADD_PLANT, PLANT_ADDED } from '@plantcare/contract/messages.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { useRedirectSoon } from '@/lib/page/use-redirect-soon.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';
import { useAddPlant, useDraftPhoto } from '../api.ts';
import type { JustAdded } from '../just-added.ts';
import { plantDraftFrom } from '../plant-draft.ts';
import { changedFields, NEW_PLANT } from '../plant-form-values.ts';
import { PlantForm } from './plant-form.tsx';

export function AddPlant() {
  const { redirect } = useRedirectSoon(paths.plants);
  const addition = useAddPlant();
  const { state } = useLocation();
  const draftPhoto = useDraftPhoto();
  const [draft] = useState(() => plantDraftFrom(state));

  return (
    <>
      <PageHeader title="Add Plant" text="Only the name is needed. You can add everything else later." />
      <PlantForm
        initial={{ ...NEW_PLANT, ...draft }}
        initialPhoto={draft && draftPhoto(draft)}
        submitLabel="Add Plant"
        cancelTo={paths.plants}
        failure={FAILED_TO_ADD_PLANT}
        startsAt="name"
        save={(_, after, photo) =>
          addition.mutateAsync({ ...changedFields(NEW_PLANT, after), name: after.name, photo })
        }
        onSaved={(plant) => {
          toast.success(PLANT_ADDED);
          redirect({ addedPlant: plant._id } satisfies JustAdded);
        }}
      />
    </>
  );
}
