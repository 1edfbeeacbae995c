import { type CareAdvice, NO_ADVICE } from '@plantcare/contract/assistant/care-advice.ts';
import { Markdown } from '@/ui/content/markdown.tsx';
import { askedParts, type ShownAnswer } from '../../answers.ts';
import { QuestionHeading } from '../question-heading.tsx';
import { NarrowDown } from './narrow-down.tsx';
import { RelatedQuestions } from './related-questions.tsx';

interface CareAdviceViewProps {
  advice: CareAdvice;
  shown: Pick<ShownAnswer, 'asked' | 'plant'>;
  /** Asks a related question; without it none are offered. */
  onAsk?: ((question: string) => void) | undefined;
}

export function CareAdviceView({ advice, shown: { asked, plant }, onAsk }: CareAdviceViewProps) {
  const { species, question } = askedParts(asked);
  return (
    <>
      <QuestionHeading species={species} question={question} plant={plant} known={advice.known} />
      <Markdown text={advice.advice || NO_ADVICE} />
      <NarrowDown symptoms={advice.symptoms} species={species} plant={plant} />
      {onAsk && <RelatedQuestions questions={advice.related} onAsk={onAsk} />}
    </>
  );
}
