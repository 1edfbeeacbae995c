import type { GardenYear } from '@plantcare/contract/statistics.ts';
import { Card } from '@/ui/layout/card.tsx';
import { differenceText, numberText } from '../year-words.ts';

const FIGURES = [
  ['waterings', 'Waterings'],
  ['entries', 'Diary entries'],
  ['photos', 'Photos'],
  ['gained', 'New plants'],
] as const;

/** The year in four numbers, each beside the same time a year before. */
export function YearTotals({ year: { totals, yearBeforeSoFar } }: { year: GardenYear }) {
  return (
    <dl className="grid grid-cols-2 gap-3 desk:grid-cols-4">
      {FIGURES.map(([measure, name]) => (
        <Card key={measure} className="flex flex-col px-4 py-3.5 print:shadow-none">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd>
            <span className="block font-display text-3xl">{numberText(totals[measure])}</span>
            <span className="block text-ink-soft text-sm leading-snug">
              {differenceText(totals[measure], yearBeforeSoFar[measure])}
            </span>
          </dd>
        </Card>
      ))}
    </dl>
  );
}
