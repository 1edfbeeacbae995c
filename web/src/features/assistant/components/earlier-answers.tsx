import type { Ability } from '@plantcare/contract/assistant/answer.ts';
import type { KeptAnswer } from '@plantcare/contract/assistant/kept-answers.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { daysAgo } from '@/lib/time/dates.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { Button } from '@/ui/controls/button.tsx';
import { shownAgain, titleOf } from '../answers.ts';
import { useAnswers } from '../api.ts';
import type { AnswerOnPage } from '../use-answer.ts';
import { DeleteAnswer } from './delete-answer.tsx';

/** As many as fit beside a question. */
const AT_FIRST = 5;

interface EarlierAnswersProps {
  ability: Ability;
  /** Only those about this plant. */
  plant: string | null;
  answer: AnswerOnPage;
  onOpen: (answer: KeptAnswer) => void;
}

/** What was answered before, to be read again. Nothing is said while there is nothing. */
export function EarlierAnswers({ ability, plant, answer, onOpen }: EarlierAnswersProps) {
  const id = useId();
  const now = useNow();
  const { data: answers = [], error, refetch } = useAnswers(ability, plant);
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<KeptAnswer | null>(null);
  const shownId = answer.shown?.answer.data.answerId ?? null;
  const lineId = (answerId: string) => `${id}${answerId}`;
  const seen = all ? answers : answers.slice(0, AT_FIRST);

  // What was pressed is gone: the next line takes the focus, the question when there is none.
  function keepPlace(deleted: string) {
    const lines = seen.map((kept) => kept._id);
    const position = lines.indexOf(deleted);
    const next = lines[position + 1] ?? lines[position - 1];
    const line = next === undefined ? null : document.getElementById(lineId(next));
    (line ?? answer.submitButton.current)?.focus({ preventScroll: line === null });
  }

  if (error) {
    return (
      <p className="text-ink-soft text-sm">
        Earlier answers: {messageOf(error)}{' '}
        <button type="button" onClick={() => void refetch()} className="target font-semibold text-leaf-deep">
          Try Again
        </button>
      </p>
    );
  }
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-xl">
        Earlier answers
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {seen.map((kept) => {
          const title = titleOf(shownAgain(kept));
          return (
            <li key={kept._id} className="flex items-center gap-1">
              <button
                type="button"
                id={lineId(kept._id)}
                aria-current={kept._id === shownId || undefined}
                // Opened now, it would break off the answer that is on its way.
                disabled={answer.pending}
                onClick={() => onOpen(kept)}
                className="group target min-w-0 grow py-2.5 text-left disabled:opacity-60"
              >
                <span className="line-clamp-2 font-semibold leading-snug wrap-anywhere group-hover:underline group-aria-current:text-leaf-deep">
                  {title}
                </span>
                <span className="block truncate text-ink-soft text-sm">
                  {[
                    kept.ability === 'care-advice' || kept.ability === 'diagnose' ? kept.plant?.name : undefined,
                    daysAgo(kept.createdAt, now),
                  ]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                </span>
              </button>
              <Button variant="quiet" size="icon" aria-label={`Delete “${title}”`} onClick={() => setAsked(kept)}>
                <Trash2 aria-hidden className="size-5" />
              </Button>
            </li>
          );
        })}
      </ul>
      {answers.length > AT_FIRST && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="target font-semibold text-leaf-deep text-sm"
        >
          {all ? 'Show fewer' : `Show all ${answers.length}`}
        </button>
      )}
      <DeleteAnswer
        answer={asked}
        onClose={() => setAsked(null)}
        onDeleted={(deleted) => {
          keepPlace(deleted);
          if (shownId === deleted) answer.clear();
        }}
      />
    </section>
  );
}
