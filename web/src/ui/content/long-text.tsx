import { useState } from 'react';
import { classes } from '@/lib/classes.ts';

/** About six lines; longer texts are collapsed, so that one does not fill a list. */
const LONG_LETTERS = 420;
const LONG_LINES = 6;

export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > LONG_LETTERS || text.split('\n').length > LONG_LINES;
  return (
    <div>
      <p className={classes('max-w-prose whitespace-pre-line wrap-anywhere', long && !open && 'line-clamp-6')}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="target -mb-2 font-semibold text-leaf-deep text-sm"
        >
          {open ? 'Show less' : 'Read on'}
        </button>
      )}
    </div>
  );
}
