import type { ReactNode } from 'react';
import { daysAgo } from '@/lib/time/dates.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { ABILITY_WORDS } from '../abilities.ts';
import type { ShownAnswer } from '../answers.ts';
import { CareAdviceView } from './care-advice/care-advice-view.tsx';
import { ClimateView } from './climate/climate-view.tsx';
import { OwnWeather } from './climate/own-weather.tsx';
import { EngineLine } from './engine-line.tsx';
import { GrowthView } from './growth/growth-view.tsx';
import { IdentificationView } from './identify/identification-view.tsx';
import { QuestionHeading } from './question-heading.tsx';
import { ScheduleView } from './schedule/schedule-view.tsx';

interface AnswerViewProps {
  shown: ShownAnswer;
  contents?: ((shown: ShownAnswer) => ReactNode) | undefined;
}

/** A whole answer: what it is about, what it says, and who says so. */
export function AnswerView({ shown, contents }: AnswerViewProps) {
  const { answer, givenAt, earlier } = shown;
  const now = useNow();
  return (
    <article
      aria-label={`${ABILITY_WORDS[answer.ability].label}: answer`}
      className="wrap-anywhere grid animate-fade grid-cols-[minmax(0,1fr)] gap-6"
    >
      {earlier && <p className="-mb-3 text-ink-soft text-sm">Answered {daysAgo(givenAt, now)}</p>}
      {contents ? contents(shown) : <Contents shown={shown} />}
      <EngineLine source={answer.data.source} engine={answer.data.engine} />
    </article>
  );
}

function Contents({ shown: { answer, asked, plant, photo, givenAt } }: { shown: ShownAnswer }): ReactNode {
  switch (answer.ability) {
    case 'identify':
      return <IdentificationView identification={answer.data} photo={photo} />;
    case 'diagnose':
      return null; // Drawn by its tab, which can go on from it.
    case 'care-advice':
      return <CareAdviceView advice={answer.data} shown={{ asked, plant }} />;
    case 'growth-prediction':
      return (
        <>
          <QuestionHeading species={asked} plant={plant} known={answer.data.known} />
          <GrowthView prediction={answer.data} />
        </>
      );
    case 'care-schedule':
      return (
        <>
          <QuestionHeading species={asked} plant={plant} known={answer.data.known} />
          <ScheduleView schedule={answer.data} plant={plant} givenAt={new Date(givenAt)} />
        </>
      );
    case 'climate-care':
      return (
        <>
          <QuestionHeading species={asked} plant={plant} known={answer.data.known} />
          <OwnWeather plant={plant} />
          <ClimateView care={answer.data} />
        </>
      );
  }
}
