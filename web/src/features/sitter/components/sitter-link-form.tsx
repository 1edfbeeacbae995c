import { addSitterLink } from '@plantcare/contract/sitter.ts';
import Share2 from 'lucide-react/icons/share-2';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/lib/api/refusal-in-form.ts';
import { fits } from '@/lib/browse/fits.ts';
import { localDay } from '@/lib/time/dates.ts';
import { Button } from '@/ui/controls/button.tsx';
import { CopyField } from '@/ui/controls/copy-field.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useAddSitterLink } from '../api.ts';

interface SitterLinkValues {
  name: string;
  firstDay: string;
  lastDay: string;
}

const FIELDS = ['name', 'firstDay', 'lastDay'] as const;
const { name: Name } = addSitterLink.json.shape;
/** A week, unless the gardener says otherwise. */
const USUAL_DAYS = 7;

function initialValues(): SitterLinkValues {
  const last = new Date();
  last.setDate(last.getDate() + USUAL_DAYS - 1);
  return { name: '', firstDay: localDay(new Date()), lastDay: localDay(last) };
}

/** Makes a link for some days, and shows its address this once. */
export function SitterLinkForm() {
  const addition = useAddSitterLink();
  const form = useForm<SitterLinkValues>({ defaultValues: initialValues() });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: SitterLinkValues) {
    try {
      await addition.mutateAsync(values);
      form.reset(initialValues());
    } catch (error) {
      showRefusal(error, form.setError, { fields: FIELDS, fallback: 'Failed to make the link' });
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {addition.data && <NewLink name={addition.data.link.name} url={addition.data.url} />}
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem]">
          <TextField
            label="Who looks after your plants?"
            required
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name', { validate: fits(Name) })}
          />
          <TextField
            label="First day"
            type="date"
            required
            error={errors.firstDay?.message}
            {...form.register('firstDay', { required: 'Please choose a day' })}
          />
          <TextField
            label="Last day"
            type="date"
            required
            min={localDay(new Date())}
            error={errors.lastDay?.message}
            {...form.register('lastDay', {
              required: 'Please choose a day',
              validate: (day, { firstDay }) => day >= firstDay || 'The last day cannot be before the first day',
            })}
          />
        </div>
        <FormError text={errors.root?.message} />
        <div>
          <Button type="submit" busy={isSubmitting}>
            Create Link
          </Button>
        </div>
      </form>
    </div>
  );
}

function NewLink({ name, url }: { name: string; url: string }) {
  // The gardener may close the sheet of the system without a choice.
  const share = () => navigator.share({ title: 'Plants to look after', url }).catch(() => undefined);
  return (
    <div className="rounded-field bg-moss-soft p-4">
      <CopyField label={`Address for ${name}`} value={url} />
      <p className="mt-2 text-ink-soft text-sm">
        Copy it now: it is not shown again. Anyone who has it can see and complete what is due in these days, and
        nothing else. It can also be printed there.
      </p>
      {'share' in navigator && (
        <Button variant="secondary" className="mt-3" onClick={() => void share()}>
          <Share2 aria-hidden className="size-5" />
          Share
        </Button>
      )}
    </div>
  );
}
