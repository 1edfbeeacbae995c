import { FAILED_TO_UPDATE_PLANT } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { useNavigate } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import type { PhotoChoice } from '@/ui/controls/photo-picker.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';
import { useUpdatePlant } from '../api.ts';
import { changedFields, formValuesOf, type PlantFormValues } from '../plant-form-values.ts';
import { useListAddress } from '../use-list-address.ts';
import { PlantForm } from './plant-form.tsx';

export function EditPlant({ plant }: { plant: Plant }) {
  const navigate = useNavigate();
  const list = useListAddress();
  const update = useUpdatePlant(plant._id);

  async function save(before: PlantFormValues, after: PlantFormValues, photo: PhotoChoice) {
    const changes = changedFields(before, after);
    if (Object.keys(changes).length === 0 && photo === null) return;
    await update.mutateAsync({ ...changes, photo });
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
        onSaved={() => void navigate(list.address)}
      />
    </>
  );
}
