import { FAILED_TO_ADD_LOOK, IMAGE_MISSING, LOOK_ADDED } from '@plantcare/contract/messages.ts';
import { type Recovery, VERDICTS, type Verdict } from '@plantcare/contract/recovery.ts';
import Camera from 'lucide-react/icons/camera';
import Equal from 'lucide-react/icons/equal';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Thumbnail } from '@/ui/content/thumbnail.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { type PhotoChoice, PhotoPicker } from '@/ui/controls/photo-picker.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useAddLook } from '../api.ts';
import { VERDICT_LABELS } from '../course.ts';

const ICONS = { better: TrendingUp, same: Equal, worse: TrendingDown } as const;

/** Takes a new photo of the same leaf and asks how it looks by now. */
export function AddCheckUp({ course }: { course: Recovery }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} className="grow sm:grow-0">
        <Camera aria-hidden className="size-5" />
        New photo of the same leaf
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="New photo of the same leaf" description={course.condition}>
        <LookForm course={course} onAdded={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function LookForm({ course, onAdded }: { course: Recovery; onAdded: () => void }) {
  const addition = useAddLook(course._id);
  const [photo, setPhoto] = useState<PhotoChoice>(null);
  const [missing, setMissing] = useState(false);
  const last = course.checkUps.findLast(({ photoUrl }) => photoUrl !== null);

  async function add(verdict: Verdict) {
    setMissing(!photo);
    if (!photo || addition.isPending) return;
    try {
      await addition.mutateAsync({ verdict, photo });
    } catch {
      return; // Said above the buttons.
    }
    toast.success(LOOK_ADDED);
    onAdded();
  }

  return (
    <div className="grid gap-5">
      {last?.photoUrl && (
        <div className="flex items-center gap-4">
          <Thumbnail
            photoUrl={last.photoUrl}
            alt="The leaf last time"
            sizes="6rem"
            className="size-24 rounded-photo object-cover"
          />
          <p className="text-[0.95rem] text-ink-soft">
            The last photo. Take the new one from the same side and in the same light.
          </p>
        </div>
      )}
      <PhotoPicker
        label="Photo"
        value={photo}
        error={missing ? IMAGE_MISSING : undefined}
        onChange={(chosen) => {
          setPhoto(chosen);
          setMissing(false);
        }}
      />
      <FormError text={addition.error ? messageOf(addition.error, { fallback: FAILED_TO_ADD_LOOK }) : undefined} />
      <fieldset>
        <legend className="mb-2 font-semibold text-[0.95rem]">Compared with last time, the leaf looks</legend>
        <div className="grid grid-cols-3 gap-2">
          {VERDICTS.map((verdict) => {
            const Icon = ICONS[verdict];
            return (
              <Button
                key={verdict}
                variant="secondary"
                busy={addition.isPending && addition.variables.verdict === verdict}
                onClick={() => void add(verdict)}
                className="min-h-14 px-3!"
              >
                <Icon aria-hidden className="size-5" />
                {VERDICT_LABELS[verdict]}
              </Button>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
