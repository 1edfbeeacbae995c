import { LABEL_SHEETS, type LabelFormat, labelsPerSheet } from '@plantcare/contract/labels.ts';
import { classes } from '@/lib/classes.ts';

interface LabelSheetDrawingProps {
  format: LabelFormat;
  /** The first label to print, counted from 1. */
  start: number;
  count: number;
}

/** The first sheet of labels: which are used up, which will be printed, and which stay. */
export function LabelSheetDrawing({ format, start, count }: LabelSheetDrawingProps) {
  const { page, columns, width, height, left, top, across, down } = LABEL_SHEETS[format];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="mx-auto h-[min(13rem,20dvh)] rounded-md border border-line-strong/60 bg-paper"
    >
      {Array.from({ length: labelsPerSheet(format) }, (_, index) => (
        <rect
          key={index}
          x={left + (index % columns) * across + 1}
          y={top + Math.floor(index / columns) * down + 1}
          width={width - 2}
          height={height - 2}
          rx={2}
          className={classes(
            index + 1 < start && 'fill-ink-soft/40',
            index + 1 >= start && index + 1 < start + count && 'fill-leaf',
            index + 1 >= start + count && 'fill-moss-soft',
          )}
        />
      ))}
    </svg>
  );
}
