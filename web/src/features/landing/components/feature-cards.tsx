import type { ComponentType } from 'react';
import {
  CollectionDrawing,
  DiagnosisDrawing,
  DiaryDrawing,
  ReminderDrawing,
  ScheduleDrawing,
  WeatherDrawing,
} from '@/ui/drawings/feature-drawings.tsx';
import type { DrawingProps } from '@/ui/drawings/ink.tsx';
import { Card } from '@/ui/layout/card.tsx';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly Drawing: ComponentType<DrawingProps>;
}

const features: readonly Feature[] = [
  {
    title: 'Plant Collection',
    text: 'Every plant with its photo, species, location and pot size. Find the right one among five or five hundred.',
    Drawing: CollectionDrawing,
  },
  {
    title: 'Care Diary',
    text: 'Write down in a moment what you did, and see next spring what worked.',
    Drawing: DiaryDrawing,
  },
  {
    title: 'Reminders',
    text: 'Once, daily, weekly or monthly, in the app and by email, so that no plant goes thirsty while you are busy.',
    Drawing: ReminderDrawing,
  },
  {
    title: 'Identify and Diagnose',
    text: 'Show a photo to the assistant: it helps you name the plant, or find out what is wrong and what to do.',
    Drawing: DiagnosisDrawing,
  },
  {
    title: 'Care Schedules',
    text: 'Care advice, a schedule and a growth prediction for the plant you own, in the spot where it grows.',
    Drawing: ScheduleDrawing,
  },
  {
    title: 'Weather Advice',
    text: 'What your weather means for your plants: when to water, shade or bring them in.',
    Drawing: WeatherDrawing,
  },
];

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="page">
      <h2 id="features" className="max-w-2xl text-[min(2rem,13vw)] desk:text-[2.9rem]">
        What you will find in the greenhouse
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 desk:mt-12 desk:grid-cols-3 desk:gap-6">
        {features.map(({ title, text, Drawing }, index) => (
          <li key={title}>
            <Card className="flex h-full items-start gap-5 p-5 sm:flex-col desk:p-7">
              <Drawing className="w-24 shrink-0 sm:w-36 desk:w-40" />
              <div>
                <p aria-hidden="true" className="font-display text-sm text-ink-soft">
                  Fig. {index + 1}
                </p>
                <h3 className="mt-0.5 text-xl desk:text-2xl">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
