import type { Severity } from '@plantcare/contract/assistant/diagnose.ts';
import {
  DIAGNOSIS_FOLLOWED,
  FAILED_TO_FOLLOW,
  FAILED_TO_LOAD_PLANT_CHOICE,
  PLANT_MISSING,
} from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { CHECK_UP_DAYS, DIAGNOSED_HEALTH } from '@plantcare/contract/recovery.ts';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlants } from '@/features/plants/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { plantOptions } from '@/ui/browse/plant-options.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useFollowDiagnosis } from '../api.ts';

interface FollowDiagnosisProps {
  answerId: string;
  photo: File;
  /** The own plant that the diagnosis is about, if it is known. */
  plant: string | null;
  condition: string;
  severity: Severity;
}

const HEALTH_WORDS = { needs_attention: 'needing attention', sick: 'sick' } as const;

/** Attaches a diagnosis to an own plant, where its recovery is followed. */
export function FollowDiagnosis(props: FollowDiagnosisProps) {
  const id = useId();
  const { data: plants, error, refetch } = usePlants();
  return (
    <Card role="region" aria-labelledby={id} className="grid gap-4 p-5 sm:p-6">
      <h3 id={id} className="text-xl">
        Track treatment
      </h3>
      {plants && plants.length > 0 && <FollowForm {...props} plants={plants} />}
      {plants?.length === 0 && (
        <>
          <p>Add the plant first. Its page then shows the photo, the treatment and whether the leaf gets better.</p>
          <div>
            <ButtonLink to={paths.addPlant} variant="secondary">
              Add Your First Plant
            </ButtonLink>
          </div>
        </>
      )}
      {!plants && error && (
        <Notice>
          <p>{messageOf(error, { fallback: FAILED_TO_LOAD_PLANT_CHOICE })}</p>
          <Button variant="quiet" className="-ml-4" onClick={() => void refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {!plants && !error && <Skeleton className="h-40" />}
    </Card>
  );
}

function FollowForm({
  answerId,
  photo,
  plant,
  condition,
  severity,
  plants,
}: FollowDiagnosisProps & { plants: readonly Plant[] }) {
  const [only] = plants.length === 1 ? plants : [];
  const known = plants.find(({ _id }) => _id === plant) ?? only;
  const [chosen, setChosen] = useState(known?._id ?? '');
  const [missing, setMissing] = useState(false);
  const following = useFollowDiagnosis();
  const navigate = useNavigate();

  async function follow() {
    setMissing(chosen === '');
    if (chosen === '' || following.isPending) return;
    try {
      await following.mutateAsync({ plant: chosen, answer: answerId, photo });
    } catch {
      return; // Said above the button.
    }
    toast.success(DIAGNOSIS_FOLLOWED);
    await navigate(paths.plant(chosen));
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void follow();
      }}
    >
      <SelectField
        label="Plant to treat"
        value={chosen}
        options={[...(known ? [] : [{ value: '', label: 'Choose a plant' }]), ...plantOptions(plants)]}
        error={missing ? PLANT_MISSING : undefined}
        onChange={(event) => {
          setChosen(event.target.value);
          setMissing(false);
        }}
      />
      <p className="text-[0.95rem] text-ink-soft">
        This adds “{condition}” and the photo to its diary, marks it as {HEALTH_WORDS[DIAGNOSED_HEALTH[severity]]},{' '}
        {severity === 'Unknown' ? '' : 'reminds you of each treatment step, '}and asks for a new photo of the same leaf
        after {CHECK_UP_DAYS.join(' and ')} days.
      </p>
      <FormError text={following.error ? messageOf(following.error, { fallback: FAILED_TO_FOLLOW }) : undefined} />
      <div>
        <Button type="submit" busy={following.isPending} className="w-full sm:w-auto">
          <HeartPulse aria-hidden className="size-5" />
          Start tracking
        </Button>
      </div>
    </form>
  );
}
