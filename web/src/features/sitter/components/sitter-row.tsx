import Check from 'lucide-react/icons/check';
import Droplet from 'lucide-react/icons/droplet';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { classes } from '@/lib/classes.ts';
import { Button } from '@/ui/controls/button.tsx';
import { dayText, lastDone, nextOf, type SitterRow } from '../sitter-rows.ts';
import { SitterPhoto } from './sitter-photo.tsx';

interface SitterTaskRowProps {
  token: string;
  row: SitterRow;
  today: string;
  /** Whether the days of the link have begun. */
  begun: boolean;
  busy: boolean;
  onTick: (reminder: string, done: boolean) => void;
}

/** A task of a plant with its days. On paper each day has a box to tick. */
export function SitterTaskRow({ token, row, today, begun, busy, onTick }: SitterTaskRowProps) {
  const { plant, title, description, amount, days } = row;
  const next = nextOf(row);
  const isDue = next !== undefined && next.day <= today;
  const label = isDue ? 'Done' : 'Do early';
  const last = lastDone(row)?.reminder;
  return (
    <article className="flex break-inside-avoid items-start gap-3.5 py-3 print:gap-2.5 print:py-1.5">
      <SitterPhoto token={token} plant={plant} />
      <div className="min-w-0 grow">
        <h3 className="wrap-anywhere font-body font-semibold text-base leading-snug tracking-normal print:text-sm">
          {title.includes(plant.name) ? title : `${title} (${plant.name})`}
        </h3>
        {amount !== null && (
          <p className="flex items-center gap-1 text-ink-soft text-sm print:text-xs">
            <Droplet aria-hidden className="size-4 shrink-0 print:size-3" />
            {amount}
          </p>
        )}
        {description !== null && (
          <p className="whitespace-pre-line wrap-anywhere text-ink-soft text-sm print:text-xs">{description}</p>
        )}
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm print:text-xs">
          {days.map(({ day, done }) => (
            <li key={`${day} ${done}`} className={classes('flex items-center gap-1', done && 'text-leaf-deep')}>
              {done ? (
                <Check aria-hidden className="size-4" />
              ) : (
                <span aria-hidden className="hidden size-3 rounded-sm border border-ink print:inline-block" />
              )}
              {/* On paper "Today" would be wrong tomorrow. */}
              <span className="print:hidden">{dayText(day, today)}</span>
              <span className="hidden print:inline">{dayText(day, '')}</span>
              {done && <span className="sr-only"> done</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 print:hidden">
        {next?.reminder && begun && (
          <Button
            // What is due later can be done early, but does not ask for it.
            variant={isDue ? 'secondary' : 'quiet'}
            busy={busy}
            className={classes('text-leaf-deep', !isDue && 'px-3! text-sm')}
            aria-label={`${label}: ${title}, ${plant.name}`}
            onClick={(event) => event.detail <= 1 && onTick(next.reminder ?? '', true)}
          >
            {isDue && <Check aria-hidden className="size-5" />}
            {label}
          </Button>
        )}
        {last && (
          <Button
            variant="quiet"
            busy={busy}
            className="px-3! text-sm"
            aria-label={`Undo: ${title}, ${plant.name}`}
            onClick={() => onTick(last, false)}
          >
            <RotateCcw aria-hidden className="size-4" />
            Undo
          </Button>
        )}
      </div>
    </article>
  );
}
