interface QuickFilterProps {
  label: string;
  active: boolean;
  onToggle: (active: boolean) => void;
}

/** A filter that one tap turns on and off, beside the search. */
export function QuickFilter({ label, active, onToggle }: QuickFilterProps) {
  return (
    <button
      type="button"
      aria-pressed={active}
      onClick={() => onToggle(!active)}
      className="h-12 min-w-12 shrink-0 rounded-full border border-line-strong/60 bg-sheet px-3.5 font-semibold text-[0.95rem] aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-leaf"
    >
      {label}
    </button>
  );
}
