import { FAILED_TO_LOAD_PLANT_CHOICE, PLANT_MISSING } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { type ReactNode, useState } from 'react';
import { FILL_LABEL, useFillGarden } from '@/features/samples/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { EmptyShelf } from '@/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { answerInWords } from '../api.ts';
import { speciesOf, type TextQuestion } from '../questions.ts';
import { useAnswer } from '../use-answer.ts';
import { type OwnPlant, useOwnPlant } from '../use-own-plant.ts';
import { AnswerDesk } from './answer-desk.tsx';
import { AskForm } from './ask-form.tsx';
import { OwnPlantField } from './own-plant-field.tsx';

interface PlantTabProps {
  ability: TextQuestion['ability'];
  submitLabel: string;
  question: (plant: Plant) => TextQuestion;
  /** Something that the question needs is still on its way. */
  notYet?: boolean;
  /** What belongs to the question besides the plant. */
  children?: ReactNode;
}

/** A question about one of the gardener's plants, which says what it needs of it by itself. */
export function PlantTab(props: PlantTabProps) {
  const own = useOwnPlant();
  const filling = useFillGarden();
  const { data: plants, error, refetch } = own.plants;
  if (plants && plants.length > 0) return <PlantQuestion {...props} own={own} />;
  if (plants) {
    return (
      <EmptyState
        drawing={<EmptyShelf />}
        title="No plants yet"
        text="This answer is about one of your plants, so add a plant first. A name is enough."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.addPlant} size="lg">
              Add Your First Plant
            </ButtonLink>
            <Button variant="secondary" size="lg" busy={filling.isPending} onClick={() => filling.mutate()}>
              {FILL_LABEL}
            </Button>
          </div>
        }
      />
    );
  }
  if (error) {
    return <ErrorState title={FAILED_TO_LOAD_PLANT_CHOICE} text={messageOf(error)} onRetry={() => void refetch()} />;
  }
  return <Skeleton className="h-56 max-w-96 rounded-card!" />;
}

function PlantQuestion({ own, ability, submitLabel, question, notYet, children }: PlantTabProps & { own: OwnPlant }) {
  const answer = useAnswer(ability);
  const [missing, setMissing] = useState(false);

  function ask() {
    const { plant } = own;
    setMissing(plant === null);
    if (plant === null) return;
    const asked = question(plant);
    answer.ask({
      asked: speciesOf(plant),
      plant,
      photo: null,
      answer: (waiting) => answerInWords(asked, waiting),
    });
  }

  return (
    <AnswerDesk ability={ability} answer={answer} plant={own.plant?._id ?? null}>
      <AskForm answer={answer} submitLabel={submitLabel} notYet={notYet ?? false} onAsk={ask}>
        <OwnPlantField
          own={own}
          label="Plant"
          none="Select a plant"
          required
          error={missing ? PLANT_MISSING : undefined}
          onChoose={(id) => {
            own.choose(id);
            setMissing(false);
          }}
        />
        {children}
      </AskForm>
    </AnswerDesk>
  );
}
