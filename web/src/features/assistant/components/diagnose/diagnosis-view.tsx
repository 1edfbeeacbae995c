import type { AnswerMeta } from '@plantcare/contract/assistant/answer.ts';
import {
  CANNOT_TELL,
  type Diagnosis,
  HEALTHY_LEAF,
  NO_CONDITION,
  NOT_KNOWN_YET,
} from '@plantcare/contract/assistant/diagnose.ts';
import type { Outline } from '@plantcare/contract/measured-diagnosis.ts';
import { canBeFollowed, followedCondition } from '@plantcare/contract/recovery.ts';
import type { ReactNode } from 'react';
import { paths } from '@/lib/page/paths.ts';
import { Markdown } from '@/ui/content/markdown.tsx';
import { ButtonLink } from '@/ui/controls/button.tsx';
import type { ShownAnswer } from '../../answers.ts';
import type { Further } from '../../use-answer.ts';
import { PlantLink } from '../plant-link.tsx';
import { DiagnosisVerdict } from './diagnosis-verdict.tsx';
import { GuidePanel } from './guide-panel.tsx';
import { MeasuredLeaf } from './measured-leaf.tsx';

/** What is drawn below a diagnosis that was kept, of a photo that is still at hand. */
export type FollowUp = (
  diagnosis: Pick<Diagnosis, 'condition' | 'severity'> & { answerId: string; photo: File; plant: string | null },
) => ReactNode;

interface DiagnosisViewProps {
  /** Another engine may leave out all but the condition. */
  diagnosis: Diagnosis & AnswerMeta;
  shown: Pick<ShownAnswer, 'plant' | 'photo' | 'drawn' | 'species'>;
  further: Further;
  onSay: (value: string | null) => void;
  onBackTo: (place: number) => void;
  onOutline: (outline: Outline | null) => void;
  followUp: FollowUp | undefined;
}

const SECTIONS = [
  ['symptoms', 'Visual Symptoms'],
  ['rootCause', 'Root Cause'],
  ['treatment', 'Treatment Plan'],
  ['timeline', 'Expected Timeline'],
  ['prevention', 'Prevention'],
  ['additionalNotes', 'Additional Notes'],
] as const;

/** What ails a plant, how badly, and what to do; only as much as there is to say, and the questions that lead on. */
export function DiagnosisView({ diagnosis, shown, further, onSay, onBackTo, onOutline, followUp }: DiagnosisViewProps) {
  const { condition, severity, measured, guide, answerId } = diagnosis;
  const { plant, species = null, photo, drawn = false } = shown;
  const confidence = diagnosis.confidence ?? 0;
  // Before anything is known there is only the question.
  const asksFirst = condition === NOT_KNOWN_YET && Boolean(guide?.question);
  return (
    <>
      <header className="grid gap-3">
        <PlantLink plant={plant} />
        {plant === null && species !== null && <p className="text-ink-soft">{species}</p>}
        {condition === NOT_KNOWN_YET ? (
          <h2 className="text-3xl desk:text-4xl">{asksFirst ? 'What is wrong with it?' : condition}</h2>
        ) : (
          <DiagnosisVerdict
            condition={condition || NO_CONDITION}
            severity={severity ?? 'Unknown'}
            confidence={confidence}
          />
        )}
      </header>
      {guide && (guide.question || guide.answered.length > 0) && (
        <section aria-label="Narrow it down" className="grid gap-3">
          {condition === CANNOT_TELL && guide.question && (
            <p className="max-w-prose">A few questions lead on from here: each answer narrows down what it can be.</p>
          )}
          {condition === HEALTHY_LEAF && guide.question && (
            <p className="max-w-prose">If something else looks wrong, these questions lead to what it may be.</p>
          )}
          <GuidePanel
            guide={guide}
            comesFirst={measured === undefined}
            further={further}
            onSay={onSay}
            onBackTo={onBackTo}
          />
        </section>
      )}
      {measured && (
        <MeasuredLeaf measured={measured} photo={photo} drawn={drawn} further={further} onOutline={onOutline} />
      )}
      {SECTIONS.map(([key, title]) => {
        const text = diagnosis[key];
        return (
          text &&
          !asksFirst && (
            <section key={key} aria-label={title}>
              <h3 className="mb-1.5 text-xl">{title}</h3>
              <Markdown text={text} />
            </section>
          )
        );
      })}
      {confidence === 0 && !asksFirst && (
        <div>
          <ButtonLink to={paths.assistantOn('care-advice')} variant={guide ? 'secondary' : 'primary'}>
            Describe it in words
          </ButtonLink>
        </div>
      )}
      {answerId &&
        photo !== null &&
        canBeFollowed({ condition, confidence, ...(measured && { measured }) }) &&
        followUp?.({
          condition: followedCondition(diagnosis),
          severity: severity ?? 'Unknown',
          answerId,
          photo,
          plant: plant?._id ?? null,
        })}
    </>
  );
}
