import type { Identification } from '@plantcare/contract/assistant/identify.ts';
import type { KeyAnswer, KeyQuestion } from '@plantcare/contract/identification-key.ts';
import { useState } from 'react';
import { useDraft } from '@/ui/controls/use-draft.ts';
import type { ShownAnswer } from './answers.ts';
import { identify, identifyByAnswers } from './api.ts';
import { useAnswer } from './use-answer.ts';

/** A question that was answered, and what lay on the page when it was asked. */
export interface KeyStep {
  at: ShownAnswer;
  question: KeyQuestion;
  said: KeyAnswer;
}

/** A key as far as it is answered, without the photo, which cannot be kept over a new sign-in. */
interface KeyDraft {
  shown: ShownAnswer;
  steps: readonly KeyStep[];
}

/** What identifies a plant: its photos, and the questions of a key where the server goes on with one. */
export function useIdentificationKey() {
  const answer = useAnswer('identify');
  // Those that were taken back are kept behind, so that an answer given before can be seen.
  const [allSteps, setAllSteps] = useState<readonly KeyStep[]>([]);
  const { shown, further } = answer;
  const found = identificationOf(shown);
  const steps = allSteps.slice(0, found?.asked ?? 0);
  const question = found?.nextQuestion ?? null;
  const latest = allSteps[steps.length];

  useDraft('identification key', {
    capture: () =>
      found && shown && (question || steps.length > 0) ? withoutPhotos({ shown, steps: allSteps }) : undefined,
    restore: (draft) => {
      const kept = draft as KeyDraft; // As captured above.
      setAllSteps(kept.steps);
      answer.show(kept.shown);
    },
  });

  function begin(photos: readonly File[]) {
    setAllSteps([]);
    const [photo = null] = photos;
    answer.ask({
      asked: askedWith(photos.length),
      plant: null,
      photo,
      byQuestions: photo === null,
      answer: (waiting) => (photo ? identify(photos, waiting) : identifyByAnswers([], null, waiting)),
    });
  }

  function say(value: string | null) {
    if (!shown || !found || !question || further.pending) return;
    const next = [...steps, { at: shown, question, said: { trait: question.trait, value } }];
    setAllSteps(next);
    const { asked, plant, photo } = shown;
    const answers = next.map(({ said }) => said);
    further.ask({ asked, plant, photo, answer: (waiting) => identifyByAnswers(answers, found.seen, waiting) });
  }

  return {
    answer,
    begin,
    /** The key, from its first question until its last answer; null while there is none. */
    key:
      found && (question || steps.length > 0)
        ? {
            question,
            steps,
            seen: found.seen,
            photo: shown?.photo ?? null,
            /** What the question was answered with a moment ago, or before it was come back to; undefined: not yet. */
            chosen: latest && latest.question.trait === question?.trait ? latest.said.value : undefined,
            pending: further.pending,
            problem: further.problem,
            say,
            backTo: (step: KeyStep) => answer.show(step.at),
          }
        : null,
  };
}

export type Key = NonNullable<ReturnType<typeof useIdentificationKey>['key']>;

/** What is known of the plant now; an identification of an earlier visit does not go on. */
function identificationOf(shown: ShownAnswer | null): Identification | null {
  return shown?.answer.ability === 'identify' && !shown.earlier ? shown.answer.data : null;
}

function askedWith(photos: number): string {
  if (photos === 0) return 'What the plant looks like';
  return photos === 1 ? 'A photo' : `${photos} photos`;
}

function withoutPhotos({ shown, steps }: KeyDraft): KeyDraft {
  const without = (at: ShownAnswer): ShownAnswer => ({ ...at, photo: null });
  return { shown: without(shown), steps: steps.map((step) => ({ ...step, at: without(step.at) })) };
}
