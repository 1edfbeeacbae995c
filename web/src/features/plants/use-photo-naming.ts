import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlantFormValues } from './plant-form-values.ts';

/** What the dialog that names the plant on a photo gives back. */
export interface NamingOutcome {
  pick: (picked: { species: string; commonName: string | null }) => void;
  close: () => void;
  /** The gardener would rather search by name. */
  search: () => void;
}

interface NamingOptions {
  beginsOpen: boolean;
  onPicked: (species: string) => void;
}

/** The dialog that names the plant on the photo of a form, and what it puts into the form. */
export function usePhotoNaming(form: UseFormReturn<PlantFormValues>, { beginsOpen, onPicked }: NamingOptions) {
  const [isOpen, setOpen] = useState(beginsOpen);
  const searchNext = useRef(false);

  useEffect(() => {
    if (isOpen || !searchNext.current) return;
    searchNext.current = false;
    // After the dialog has given the focus back.
    const timer = setTimeout(() => form.setFocus('species'));
    return () => clearTimeout(timer);
  }, [isOpen, form]);

  const outcome: NamingOutcome = {
    pick({ species, commonName }) {
      setOpen(false);
      const typed = { shouldDirty: true, shouldValidate: true };
      form.setValue('species', species, typed);
      if (form.getValues('name').trim() === '') form.setValue('name', commonName ?? species, typed);
      onPicked(species);
    },
    close: () => setOpen(false),
    search() {
      searchNext.current = true;
      setOpen(false);
    },
  };
  return { isOpen, open: () => setOpen(true), outcome };
}

export type PhotoNamingState = ReturnType<typeof usePhotoNaming>;
