import { FAILED_TO_SAVE_PLACE, PLACE_ADDED, PLACE_UPDATED } from '@plantcare/contract/messages.ts';
import type { Direction, NewPlace, Place, Site } from '@plantcare/contract/places.ts';
import type { LightClass } from '@plantcare/contract/species.ts';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useAddPlace, useUpdatePlace } from '../api.ts';
import { DIRECTION_OPTIONS, LIGHT_OPTIONS, SITE_OPTIONS } from '../place-words.ts';

interface PlaceFormProps {
  /** Null for a new one. */
  place: Place | null;
  onClose: () => void;
  /** Instead of `onClose`, once a new one is added. */
  onAdded?: (name: string) => void;
}

/** An empty text for what is not chosen. */
interface PlaceValues {
  name: string;
  site: Site | '';
  light: LightClass | '';
  window: Direction | '';
  note: string;
}

const EMPTY: PlaceValues = { name: '', site: '', light: '', window: '', note: '' };

/** Asks for the name of a place and, if the gardener likes, for its light. */
export function PlaceForm({ place, onClose, onAdded }: PlaceFormProps) {
  const add = useAddPlace();
  const update = useUpdatePlace(place?._id ?? '');
  const form = useForm<PlaceValues>({ defaultValues: place ? valuesOf(place) : EMPTY });
  const { errors, isSubmitting } = form.formState;

  async function save(values: PlaceValues) {
    try {
      const json = changeOf(values);
      if (place) await update.mutateAsync({ json, ifVersion: place.version });
      else await add.mutateAsync(json);
      toast.success(place ? PLACE_UPDATED : PLACE_ADDED);
      if (onAdded) onAdded(json.name);
      else onClose();
    } catch (error) {
      showRefusal(error, form.setError, { fields: ['name', 'note'], fallback: FAILED_TO_SAVE_PLACE });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={place ? 'Edit Place' : 'Add Place'}>
      <form noValidate onSubmit={form.handleSubmit(save)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TextField
          label="Name"
          required
          autoComplete="off"
          placeholder="Kitchen windowsill"
          maxLength={200}
          error={errors.name?.message}
          {...form.register('name', { validate: (text) => text.trim() !== '' || 'Name is required' })}
        />
        <div className="grid grid-cols-2 gap-4">
          <SelectField label="Where" options={SITE_OPTIONS} {...form.register('site')} />
          <SelectField label="Window faces" options={DIRECTION_OPTIONS} {...form.register('window')} />
        </div>
        <SelectField label="Light" options={LIGHT_OPTIONS} {...form.register('light')} />
        <TextAreaField label="Note" rows={2} maxLength={2000} error={errors.note?.message} {...form.register('note')} />
        <FormError text={errors.root?.message} />
        <Button type="submit" size="lg" busy={isSubmitting}>
          Save Place
        </Button>
      </form>
    </Dialog>
  );
}

function valuesOf({ name, site, light, window, note }: Place): PlaceValues {
  return { name, site: site ?? '', light: light ?? '', window: window ?? '', note: note ?? '' };
}

/** Empty choices clear what is stored. */
function changeOf({ name, site, light, window, note }: PlaceValues): NewPlace {
  return { name: name.trim(), site: site || null, light: light || null, window: window || null, note: note.trim() };
}
