/** A thin line at the upper edge while the next screen loads; it appears only after a moment. */
export function ProgressLine({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-1 animate-late overflow-hidden">
      <div className="h-full w-full origin-left animate-grow-across bg-leaf" />
    </div>
  );
}
