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
    text: 'Every plant with its photo, species, place and pot size. Find the one you mean among five or five hundred.',
    Drawing: CollectionDrawing,
  },
  {
    title: 'Care Diary',
    text: 'Watered, fed, pruned, repotted: write it down in a moment and see next spring what worked.',
    Drawing: DiaryDrawing,
  },
  {
    title: 'Reminders',
    text: 'Once, daily, weekly or monthly, in the app and by e-mail, so that nobody waits for water while you are busy.',
    Drawing: ReminderDrawing,
  },
  {
    title: 'Identify and Diagnose',
    text: 'Show a photo to the assistant: it names the plant, or tells what ails it and how to set it right.',
    Drawing: DiagnosisDrawing,
  },
  {
    title: 'Care Schedules',
    text: 'Care advice, a schedule and a growth prediction for the plant you own, in the place where it stands.',
    Drawing: ScheduleDrawing,
  },
  {
    title: 'Weather Advice',
    text: 'The weather where you live, read for plants: when to water, when to shade, when to bring them in.',
    Drawing: WeatherDrawing,
  },
];

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="page">
      <h2 id="features" className="max-w-2xl text-[2rem] desk:text-[2.9rem]">
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
