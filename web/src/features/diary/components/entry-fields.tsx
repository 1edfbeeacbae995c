import { NewDiaryEntry } from '@plantcare/contract/diary.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { fits } from '@/lib/browse/fits.ts';
import { localDay } from '@/lib/time/dates.ts';
import { PhotoPicker } from '@/ui/controls/photo-picker.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { dayFits, type EntryFormValues } from '../entry-form-values.ts';

const { title, content } = NewDiaryEntry.shape;

/** The fields of both the add and the edit form: title, date and notes. */
export function EntryFields({ form }: { form: UseFormReturn<EntryFormValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField
          label="Title"
          required
          autoComplete="off"
          autoCapitalize="sentences"
          error={errors.title?.message}
          {...register('title', { validate: fits(title) })}
        />
        <TextField
          label="Date"
          type="date"
          required
          max={localDay(new Date())}
          error={errors.date?.message}
          {...register('date', { validate: dayFits })}
        />
      </div>
      <TextAreaField
        label="Notes"
        placeholder="How it looked, what you used, what to watch"
        error={errors.content?.message}
        {...register('content', { validate: fits(content) })}
      />
    </>
  );
}

interface PhotoFieldProps {
  form: UseFormReturn<EntryFormValues>;
  currentUrl?: string | null;
}

export function PhotoField({ form, currentUrl = null }: PhotoFieldProps) {
  return (
    <Controller
      control={form.control}
      name="photo"
      render={({ field, fieldState }) => (
        <PhotoPicker
          label="Photo"
          value={field.value}
          currentUrl={currentUrl}
          error={fieldState.error?.message}
          onChange={field.onChange}
        />
      )}
    />
  );
}
