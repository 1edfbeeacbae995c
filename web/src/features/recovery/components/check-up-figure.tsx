import type { Tissue } from '@plantcare/contract/measured-diagnosis.ts';
import type { Recovery, RecoveryCheckUp } from '@plantcare/contract/recovery.ts';
import { formatMoment } from '@/lib/time/dates.ts';
import { Thumbnail } from '@/ui/content/thumbnail.tsx';
import { dayOf, percent, VERDICT_LABELS } from '../course.ts';

interface LookFigureProps {
  course: Recovery;
  checkUp: RecoveryCheckUp;
  /** Of which shares there is a bar each. */
  tissues: readonly Tissue[];
  /** What a whole bar stands for, in percent. */
  scale: number;
}

/** A photo of the leaf with what was measured on it. */
export function CheckUpFigure({ course, checkUp, tissues, scale }: LookFigureProps) {
  const { date, verdict, measurements, photoUrl } = checkUp;
  const title =
    verdict === null ? 'At the diagnosis' : `${VERDICT_LABELS[verdict]}, day ${dayOf(course, new Date(date))}`;
  return (
    <figure className="grid min-w-0 gap-3">
      {photoUrl === null ? (
        <p className="grid aspect-square place-items-center rounded-photo bg-moss-soft p-4 text-center text-ink-soft text-sm">
          The photo was deleted with its diary entry
        </p>
      ) : (
        <a
          href={photoUrl}
          target="_blank"
          rel="noreferrer"
          className="block overflow-hidden rounded-photo bg-moss-soft"
        >
          <Thumbnail
            photoUrl={photoUrl}
            alt={`The leaf, ${title}`}
            sizes="(width < 40rem) 45vw, 14rem"
            className="aspect-square w-full object-cover"
          />
        </a>
      )}
      <figcaption className="grid gap-2">
        <span>
          <span className="block font-semibold">{title}</span>
          <time dateTime={date} className="block text-ink-soft text-sm">
            {formatMoment(date)}
          </time>
        </span>
        {measurements === null ? (
          <span className="text-ink-soft text-sm">Nothing could be measured on this photo.</span>
        ) : (
          <dl className="grid gap-1.5 text-sm">
            {tissues.map((tissue) => (
              <div key={tissue} className="grid grid-cols-[1fr_auto] gap-x-2">
                <dt className="capitalize">{tissue}</dt>
                <dd className="font-semibold tabular-nums">{percent(measurements.shares[tissue])}</dd>
                <dd aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-terracotta"
                    style={{ width: `${(measurements.shares[tissue] / scale) * 100}%` }}
                  />
                </dd>
              </div>
            ))}
            {tissues.length === 0 && (
              <div>
                <dt className="inline">Discolored: </dt>
                <dd className="inline font-semibold">{percent(measurements.discolored)}</dd>
              </div>
            )}
          </dl>
        )}
      </figcaption>
    </figure>
  );
}
