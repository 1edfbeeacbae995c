import { FAILED_TO_ADD_PLANT, PLANT_ADDED } from '@/lib/messages.ts';
import { paths } from '@/lib/paths.ts';
import { useRedirectSoon } from '@/lib/use-redirect-soon.ts';
import { PageHeader } from '@/ui/page-header.tsx';
import { toast } from '@/ui/toast.tsx';
import { useAddPlant } from '../api.ts';
import { changedFields, NEW_PLANT } from '../plant-form-values.ts';
import { PlantForm } from './plant-form.tsx';

export function AddPlant() {
  const { redirect } = useRedirectSoon(paths.plants);
  const addition = useAddPlant();

  return (
    <>
      <PageHeader title="Add Plant" text="Only the name is needed. Everything else can be noted later." />
      <PlantForm
        initial={NEW_PLANT}
        submitLabel="Add Plant"
        cancelTo={paths.plants}
        failure={FAILED_TO_ADD_PLANT}
        save={(before, after, photo) =>
          addition.mutateAsync({ ...changedFields(before, after), name: after.name, photo })
        }
        onSaved={() => {
          toast.success(PLANT_ADDED);
          redirect();
        }}
      />
    </>
  );
}
