import type { Ability } from '@plantcare/contract/assistant/answer.ts';
import type { KeptAnswer } from '@plantcare/contract/assistant/kept-answers.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { scrollIntoViewIfHidden } from '@/lib/page/scroll-into-view.ts';
import { Markdown } from '@/ui/content/markdown.tsx';
import { Sprout } from '@/ui/drawings/sprout.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { ABILITY_WORDS } from '../abilities.ts';
import type { ShownAnswer } from '../answers.ts';
import { asksOn } from '../answers.ts';
import type { AnswerOnPage } from '../use-answer.ts';
import { AnswerView } from './answer-view.tsx';
import { EarlierAnswers } from './earlier-answers.tsx';
import { StopButton } from './stop-button.tsx';

interface AnswerDeskProps {
  ability: Ability;
  answer: AnswerOnPage;
  /** Only earlier answers about this plant are offered. */
  plant?: string | null;
  /** What the answer says, where one can go on from it. */
  contents?: (shown: ShownAnswer) => ReactNode;
  /** Where the question is put. */
  children: ReactNode;
}

/** The question and its answer, side by side where there is room; below the question what was answered before. */
export function AnswerDesk({ ability, answer, plant = null, contents, children }: AnswerDeskProps) {
  const { shown, text, pending } = answer;
  const place = useRef<HTMLDivElement>(null);
  const isReady = shown !== null && !asksOn(shown.answer);
  const begun = isReady || text !== '';

  // On a phone the answer is below the question, out of sight.
  useEffect(() => {
    if (begun && place.current) scrollIntoViewIfHidden(place.current);
  }, [begun]);

  function open(kept: KeptAnswer) {
    answer.open(kept);
    place.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 desk:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] desk:grid-rows-[auto_1fr]">
      {children}
      <div ref={place} className="min-w-0 scroll-mt-20 desk:row-span-2 desk:scroll-mt-28">
        {shown && <AnswerView key={answer.turn} shown={shown} contents={contents} />}
        {!shown && text !== '' && (
          <article aria-busy className="grid gap-4">
            <Markdown text={text} />
          </article>
        )}
        {pending && text === '' && (
          <AnswerSkeleton text={answer.byQuestions ? 'Finding the first question…' : ABILITY_WORDS[ability].waiting} />
        )}
        {pending && text !== '' && <StopButton answer={answer} className="-ml-5 mt-3" />}
        {!shown && !pending && <Invitation text={ABILITY_WORDS[ability].promise} />}
        <p role="status" className="sr-only">
          {pending && text !== '' && 'The answer is being written'}
          {isReady && 'The answer is ready'}
        </p>
      </div>
      <EarlierAnswers ability={ability} plant={plant} answer={answer} onOpen={open} />
    </div>
  );
}

function AnswerSkeleton({ text }: { text: string }) {
  return (
    <div role="status" className="grid max-w-prose animate-late gap-3">
      <p className="mb-1 font-display text-ink-soft text-xl italic">{text}</p>
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-10/12" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}

/** What to expect, where the answer is going to be. */
function Invitation({ text }: { text: string }) {
  return (
    <Card className="flex items-center gap-5 border-dashed bg-transparent p-5 shadow-none desk:min-h-96 desk:flex-col desk:justify-center desk:p-10 desk:text-center">
      <div className="w-20 shrink-0 text-leaf desk:w-40">
        <Sprout />
      </div>
      <p className="max-w-sm text-ink-soft desk:font-display desk:text-lg">{text}</p>
    </Card>
  );
}
