import { FAILED_TO_UPDATE_PLANT } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { useNavigate } from 'react-router';
import { useVersion } from '@/lib/api/use-version.ts';
import { paths } from '@/lib/page/paths.ts';
import type { PhotoChoice } from '@/ui/controls/photo-picker.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';
import { useUpdatePlant } from '../api.ts';
import { changedFields, formValuesOf, type PlantFormValues, sentFields } from '../plant-form-values.ts';
import { useListAddress } from '../use-list-address.ts';
import { PlantForm } from './plant-form.tsx';

export function EditPlant({ plant }: { plant: Plant }) {
  const navigate = useNavigate();
  const list = useListAddress();
  const update = useUpdatePlant(plant._id);
  const version = useVersion(plant);

  async function save(before: PlantFormValues, after: PlantFormValues, photo: PhotoChoice) {
    if (Object.keys(changedFields(before, after)).length === 0 && photo === null) return;
    try {
      await update.mutateAsync({ form: sentFields(before, after), photo, ifVersion: version.known() });
    } catch (error) {
      version.noteRefusal(error);
      throw error;
    }
  }

  return (
    <>
      <PageHeader title={`Edit ${plant.name}`} />
      <PlantForm
        initial={formValuesOf(plant)}
        currentPhotoUrl={plant.photoUrl}
        submitLabel="Save Changes"
        cancelTo={paths.plant(plant._id)}
        cancelState={list.state}
        failure={FAILED_TO_UPDATE_PLANT}
        save={save}
        newer={version.newer && formValuesOf(version.newer)}
        onAdopt={() => version.newer && version.adopt(version.newer)}
        onSaved={() => void navigate(list.address)}
      />
    </>
  );
}
