import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FAILED_TO_ADD_PLANT, PLANT_ADDED } from '@/lib/messages.ts';
import { paths } from '@/lib/paths.ts';
import { PageHeader } from '@/ui/page-header.tsx';
import { toast } from '@/ui/toast.tsx';
import { useAddPlant } from '../api.ts';
import { changedFields, NEW_PLANT } from '../plant-form-values.ts';
import { PlantForm } from './plant-form.tsx';

/** Long enough to read that it worked. */
const REDIRECT_AFTER_MS = 1200;

export function AddPlant() {
  const navigate = useNavigate();
  const addition = useAddPlant();
  const [added, setAdded] = useState(false);

  useEffect(() => {
    if (!added) return;
    const redirect = setTimeout(() => void navigate(paths.plants), REDIRECT_AFTER_MS);
    return () => clearTimeout(redirect);
  }, [added, navigate]);

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
          setAdded(true);
        }}
      />
    </>
  );
}
