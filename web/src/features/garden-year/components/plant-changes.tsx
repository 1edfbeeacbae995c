import type { FormerPlant, GardenYear, MonthOfPlants, YearPlant } from '@plantcare/contract/statistics.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Fragment, Suspense } from 'react';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { changesSentence, monthText, numberText, reasonText, shortMonth } from '../year-words.ts';
import { Figures, YearSection } from './year-section.tsx';

const ChangesChart = lazyPart(async () => (await import('./changes-chart.tsx')).ChangesChart);

/** So many names are read at a glance. */
const FEW = 24;

/** The plants that came and those that left, month by month and by name. */
export function PlantChanges({ year }: { year: GardenYear }) {
  const { gained, farewells } = year.totals;
  const months = year.months.map(({ gained, farewells }, index) => ({ month: index + 1, gained, farewells }));
  const changed = months.filter(({ gained, farewells }) => gained.count + farewells.count > 0);
  return (
    <YearSection title="Plants gained and lost" summary={changesSentence(year)}>
      {changed.length > 0 && (
        <>
          <div aria-hidden className="mt-4 h-44">
            <Suspense fallback={<Skeleton className="size-full" />}>
              <ChangesChart
                months={months.map(({ month, gained, farewells }) => ({
                  month: shortMonth(month),
                  gained: gained.count,
                  left: -farewells.count,
                }))}
              />
            </Suspense>
          </div>
          <details open={gained + farewells <= FEW} className="group mt-4">
            <summary className="target inline-flex list-none items-center gap-1.5 font-semibold text-leaf-deep [&::-webkit-details-marker]:hidden">
              Which plants
              <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <PlantNames months={changed} />
          </details>
          <p className="mt-4 max-w-prose text-ink-soft text-sm">
            A plant counts as lost when you say farewell to it:{' '}
            <TextLink to={paths.formerPlants}>your former plants</TextLink>. One that you delete is in no year any more.
          </p>
          <Figures
            caption={`Plants gained and lost by month in ${year.year}`}
            columns={['Month', 'Came', 'Left']}
            rows={months.map(({ month, gained, farewells }) => [
              monthText(month),
              numberText(gained.count),
              numberText(farewells.count),
            ])}
          />
        </>
      )}
    </YearSection>
  );
}

/** The plants of each month that has any. */
function PlantNames({ months }: { months: readonly (MonthOfPlants & { month: number })[] }) {
  return (
    <dl className="mt-2 grid gap-x-8 gap-y-3 desk:grid-cols-2">
      {months.map(({ month, gained, farewells }) => (
        <div key={month} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2">
          <dt className="font-semibold">
            <abbr title={monthText(month)} className="no-underline">
              {shortMonth(month)}
            </abbr>
          </dt>
          {gained.count > 0 && (
            <dd className="col-start-2">
              <span className="text-ink-soft">Came: </span>
              <Names plants={gained.plants} count={gained.count} />
            </dd>
          )}
          {farewells.count > 0 && (
            <dd className="col-start-2">
              <span className="text-ink-soft">Left: </span>
              <Names plants={farewells.plants} count={farewells.count} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The names as links, and how many more there are. */
function Names({ plants, count }: { plants: readonly (YearPlant | FormerPlant)[]; count: number }) {
  const more = count - plants.length;
  return (
    <>
      {plants.map((plant, place) => (
        <Fragment key={plant._id}>
          {place > 0 && ', '}
          <TextLink to={paths.plant(plant._id)}>{plant.name}</TextLink>
          {'reason' in plant && ` (${reasonText(plant.reason)})`}
        </Fragment>
      ))}
      {more > 0 && ` and ${numberText(more)} more`}
    </>
  );
}
