/** How sure an engine is, in percent, as a bar and as a figure. */
export function ConfidenceBar({ confidence }: { confidence: number }) {
  const percent = Math.round(confidence);
  return (
    <p className="flex items-center gap-3 text-[0.95rem]">
      <span aria-hidden className="h-2 max-w-64 grow overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-leaf" style={{ width: `${percent}%` }} />
      </span>
      <span className="shrink-0 font-semibold">{percent}% confidence</span>
    </p>
  );
}
