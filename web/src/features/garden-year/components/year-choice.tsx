import { Link } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';

interface YearChoiceProps {
  years: readonly number[];
  chosen: number;
}

/** The years that have data, the newest first. */
export function YearChoice({ years, chosen }: YearChoiceProps) {
  if (years.length < 2 && years.includes(chosen)) return null;
  return (
    <nav aria-label="Years" className="mb-5 print:hidden">
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {years.map((year) => (
          <li key={year}>
            <Link
              to={`${paths.gardenYear}?year=${year}`}
              replace
              preventScrollReset
              aria-current={year === chosen ? 'page' : undefined}
              className={classes(
                'target inline-flex items-center rounded-full border px-4 font-semibold transition-colors',
                year === chosen
                  ? 'border-leaf bg-leaf text-on-leaf'
                  : 'border-line-strong/60 bg-sheet hover:border-leaf',
              )}
            >
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
