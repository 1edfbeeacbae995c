import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { Card } from '@/ui/layout/card.tsx';

interface YearSectionProps {
  title: string;
  /** What stands out, in a sentence. */
  summary: string;
  children: ReactNode;
}

/** A part of the year: its title, what stands out, and a chart. */
export function YearSection({ title, summary, children }: YearSectionProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="break-inside-avoid px-4 py-5 sm:p-7 print:shadow-none">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1.5 max-w-prose text-ink-soft">{summary}</p>
      {children}
    </Card>
  );
}

interface FiguresProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
}

/** The figures of a chart as a table, once they are wanted. */
export function Figures({ caption, columns, rows }: FiguresProps) {
  return (
    <details className="group mt-4 print:hidden">
      <summary className="target inline-flex list-none items-center gap-1.5 font-semibold text-leaf-deep [&::-webkit-details-marker]:hidden">
        Show as table
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard only when it has the focus. */}
      <section aria-label={caption} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-line border-b">
              {columns.map((column, place) => (
                <th key={column} scope="col" className={place === 0 ? 'py-1.5 pr-3' : 'px-2 py-1.5 text-right'}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading, ...cells]) => (
              <tr key={heading} className="border-line/60 border-b">
                <th scope="row" className="py-1.5 pr-3 font-medium">
                  {heading}
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]} className="px-2 py-1.5 text-right tabular-nums">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
