import { NewPlant } from '@plantcare/contract/plants.ts';
import Camera from 'lucide-react/icons/camera';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { CallError } from '@/lib/api/call-error.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { resolverFor } from '@/lib/schemas/form-resolver.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { FileButton } from '@/ui/controls/file-button.tsx';
import { isImage, NOT_AN_IMAGE } from '@/ui/controls/image-file.ts';
import { type PhotoChoice, PhotoPicker } from '@/ui/controls/photo-picker.tsx';
import { useFormDraft } from '@/ui/controls/use-draft.ts';
import { ChangedElsewhere } from '@/ui/feedback/changed-elsewhere.tsx';
import { LeaveGuard } from '@/ui/feedback/leave-guard.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { FURTHER_FIELDS, isPlantField, type PlantFormValues } from '../plant-form-values.ts';
import { type NamingOutcome, usePhotoNaming } from '../use-photo-naming.ts';
import { useSpeciesFill } from '../use-species-fill.ts';
import { CareFields } from './care-fields.tsx';
import { MainFields } from './main-fields.tsx';
import { MoreDetails } from './more-details.tsx';
import { PhotoNaming } from './photo-naming.tsx';

interface PlantFormProps<Saved> {
  /** The initial values; later ones are ignored, so that the form does not change while somebody types. */
  initial: PlantFormValues;
  /** The field that has the focus at first, where there is one to begin with. */
  startsAt?: keyof PlantFormValues;
  /** A photo that is chosen initially. */
  initialPhoto?: File | null;
  currentPhotoUrl?: string | null;
  submitLabel: string;
  cancelTo: string;
  /** The history state for the link back. */
  cancelState?: unknown;
  /** Shown if saving fails without a message from the server. */
  failure: string;
  /** Rejects if the server refuses; the form then keeps its values. */
  save: (before: PlantFormValues, after: PlantFormValues, photo: PhotoChoice) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** What the form of a new plant has besides its fields. */
  extras?: NewPlantExtras;
  /** What is there now, when saving was refused because it was changed elsewhere. */
  newer?: PlantFormValues | null;
  /** The form goes on from what is there now. */
  onAdopt?: () => void;
}

/** How a new plant begins with a photo, and what its species brings with it. */
export interface NewPlantExtras {
  /** Called with the species once it is chosen or typed; empty when it was cleared. */
  onSpecies: (species: string) => void;
  /** What the species suggests. */
  suggestions: ReactNode;
  /** Whether what is suggested can be saved as it is; marks what cannot. */
  isReady: () => boolean;
  /** The dialog that names the plant on a photo. */
  renderNaming: (photo: File, outcome: NamingOutcome) => ReactNode;
  /** Whether that dialog is open at first. */
  beginsNaming: boolean;
}

export function PlantForm<Saved>({
  startsAt,
  initialPhoto = null,
  currentPhotoUrl = null,
  submitLabel,
  cancelTo,
  cancelState,
  failure,
  save,
  onSaved,
  newer = null,
  onAdopt,
  extras,
  ...rest
}: PlantFormProps<Saved>) {
  const [initial, setInitial] = useState(rest.initial);
  const [photo, setPhoto] = useState<PhotoChoice>(initialPhoto);
  const [photoError, setPhotoError] = useState<string>();
  const [furtherOpen, setFurtherOpen] = useState(false);
  // After saving, a second press must not add a second plant while the redirect waits. A ref in addition to the state,
  // because the guard is asked before the next render.
  const [saved, setSaved] = useState(false);
  const leaving = useRef(false);
  const photoCard = useRef<HTMLDivElement>(null);

  const form = useForm<PlantFormValues>({
    defaultValues: initial,
    resolver: resolverFor(NewPlant.required()),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useFormDraft(form, 'plant');
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = startsAt && element.current?.elements.namedItem(startsAt);
    if (first instanceof HTMLElement) first.focus();
  }, [startsAt]);

  const settleSpecies = useSpeciesFill(form, extras?.onSpecies ?? null);
  const naming = usePhotoNaming(form, {
    beginsOpen: extras?.beginsNaming === true,
    onPicked: (species) => void settleSpecies(species),
  });

  function beginWith(file: File) {
    const fits = isImage(file);
    setPhotoError(fits ? undefined : NOT_AN_IMAGE);
    if (!fits) return;
    setPhoto(file);
    naming.open();
  }

  async function submit(values: PlantFormValues) {
    if (leaving.current || extras?.isReady() === false) return;
    setPhotoError(undefined);
    let stored: Saved;
    try {
      stored = await save(initial, values, photo);
    } catch (error) {
      showRefusal(error);
      return;
    }
    leaving.current = true;
    setSaved(true);
    onSaved(stored);
  }

  /** Each text at the field it is about; what is about none of them above the buttons. */
  function showRefusal(error: unknown) {
    const fields = error instanceof CallError ? Object.entries(error.fields) : [];
    reveal(fields.map(([name]) => name));
    for (const [name, message] of fields) {
      if (name === 'photo') setPhotoError(message);
      else if (isPlantField(name)) form.setError(name, { message }, { shouldFocus: true });
    }
    // The picker may be far above the button that was pressed.
    if (fields[0]?.[0] === 'photo') photoCard.current?.querySelector('input')?.focus();
    if (error instanceof CallError && error.code === 'changed') return; // Asked about above the buttons.
    const placed = fields.length > 0 && fields.every(([name]) => name === 'photo' || isPlantField(name));
    if (placed) return;
    form.setError('root', { message: messageOf(error, { fallback: failure }) });
  }

  /** Goes on from what is there now: with what was changed here laid over it and saved, or without. */
  async function adopt(current: PlantFormValues, keepsMine: boolean) {
    onAdopt?.();
    setInitial(current);
    form.reset(current, { keepDirtyValues: keepsMine });
    if (keepsMine) await form.handleSubmit(submit)();
    else setPhoto(null);
  }

  /** A closed disclosure cannot take the focus, so it opens before an error in it does. */
  function reveal(names: readonly string[]) {
    if (FURTHER_FIELDS.some((name) => names.includes(name))) flushSync(() => setFurtherOpen(true));
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.handleSubmit(submit, (refused) => reveal(Object.keys(refused)))}
      className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_21rem] desk:gap-6"
    >
      {extras && photo === null && (
        <FileButton variant="secondary" size="lg" className="desk:hidden" onChoose={beginWith}>
          <Camera aria-hidden className="size-5" />
          Start with a photo
        </FileButton>
      )}
      <Card className="p-5 sm:p-6">
        <MainFields form={form} onSpecies={(species) => void settleSpecies(species)} />
      </Card>
      <Card ref={photoCard} className="p-5 sm:p-6 desk:row-span-4">
        <PhotoPicker
          label="Photo"
          value={photo}
          currentUrl={currentPhotoUrl}
          error={photoError}
          onChange={(choice) => {
            setPhoto(choice);
            setPhotoError(undefined);
          }}
        />
        {extras && <PhotoNaming photo={photo} naming={naming} render={extras.renderNaming} />}
      </Card>
      {extras?.suggestions}
      <MoreDetails open={furtherOpen} onToggle={setFurtherOpen}>
        <CareFields form={form} />
      </MoreDetails>
      <div className="grid gap-4">
        {errors.root && (
          <p
            ref={bringIntoView}
            role="alert"
            className="scroll-mb-48 rounded-field bg-berry-soft px-4 py-3 font-medium text-berry"
          >
            {errors.root.message}
          </p>
        )}
        {newer && (
          <ChangedElsewhere onKeepMine={() => void adopt(newer, true)} onTakeTheirs={() => void adopt(newer, false)} />
        )}
        <div className="flex flex-wrap-reverse gap-3">
          <ButtonLink to={cancelTo} state={cancelState} variant="secondary" size="lg" className="grow sm:grow-0">
            Cancel
          </ButtonLink>
          <Button type="submit" size="lg" busy={isSubmitting || saved} className="grow sm:grow-0">
            {submitLabel}
          </Button>
        </div>
      </div>
      <LeaveGuard hasUnsavedWork={() => !leaving.current && (isDirty || photo !== initialPhoto)} />
    </form>
  );
}

/** Scrolls just far enough to show a refusal together with the buttons below it. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
