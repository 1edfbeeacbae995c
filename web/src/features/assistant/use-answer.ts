import type { Ability } from '@plantcare/contract/assistant/answer.ts';
import type { KeptAnswer } from '@plantcare/contract/assistant/kept-answers.ts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { ABILITY_WORDS } from './abilities.ts';
import type { AnyAnswer } from './answers.ts';
import { type ShownAnswer, shownAgain } from './answers.ts';
import { useAsking, useIsAsking, type Waiting } from './api.ts';

/** A question to ask: what an answer needs to be shown by, and how it is got. */
export interface Question extends Omit<ShownAnswer, 'answer' | 'givenAt' | 'earlier'> {
  answer: (waiting: Waiting) => Promise<AnyAnswer>;
  /** Asked by the questions of a guide or a key, without a photo. */
  byQuestions?: boolean;
}

/** What one ability says: the answer on the page, or as much as is written of it, or why there is none. */
export function useAnswer(ability: Ability) {
  const [shown, setShown] = useState<ShownAnswer | null>(null);
  const [turn, setTurn] = useState(0);
  const [text, setText] = useState('');
  const waiting = useRef<AbortController>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const asking = useAsking((question: Question) => {
    const controller = new AbortController();
    waiting.current = controller;
    return question.answer({ signal: controller.signal, onText: setText });
  });
  const isAsking = useIsAsking();

  const problem = asking.error ? messageOf(asking.error, { fallback: ABILITY_WORDS[ability].failure }) : undefined;

  // Nobody waits for an answer on a screen that was left.
  useEffect(() => () => waiting.current?.abort(), []);

  function put(question: Question) {
    const { answer: _answer, byQuestions: _byQuestions, ...subject } = question;
    asking.mutate(question, {
      onSuccess: (answer) => setShown({ ...subject, answer, givenAt: new Date().toISOString(), earlier: false }),
    });
  }

  function clear() {
    waiting.current?.abort();
    asking.reset();
    setText('');
    setShown(null);
    setTurn((before) => before + 1);
  }

  /** Lays another answer on the page, and breaks off what is being answered. */
  function show(other: ShownAnswer) {
    clear();
    setShown(other);
  }

  return {
    shown,
    /** Tells one answer from the next, also those that nobody keeps. */
    turn,
    // Half an answer is none: what broke off goes.
    text: asking.isPending ? text : '',
    pending: asking.isPending && shown === null,
    /** What is pending is the first question of a guide or a key: the form itself was not sent. */
    byQuestions: asking.isPending && asking.variables.byQuestions === true,
    /** Puts the question; takes the focus when what had it goes. */
    submitButton,
    /** Another ability is being asked, and the gardener has one question at a time. */
    waitsForAnother: isAsking && !asking.isPending,
    problem: shown === null ? problem : undefined,
    ask(question: Question) {
      clear();
      put(question);
    },
    /** Going on from the answer on the page, which stays until the next one takes its place, or for good. */
    further: {
      pending: asking.isPending && shown !== null,
      problem: shown === null ? undefined : problem,
      ask: put,
    },
    open(kept: KeptAnswer) {
      // What is done with the answer on the page stays.
      if (kept._id === shown?.answer.data.answerId) return;
      show(shownAgain(kept));
    },
    show,
    /** Breaks off what is being answered and takes what is shown away. */
    clear,
  };
}

export type AnswerOnPage = ReturnType<typeof useAnswer>;

/** How going on from an answer stands. */
export type Further = Pick<AnswerOnPage['further'], 'pending' | 'problem'>;
