const POINTS = 2;

/** What to compare with the own plant: the first two points that tell a candidate from those most like it. */
export function CandidateTells({ tells }: { tells: readonly string[] }) {
  if (tells.length === 0) return null;
  return (
    <div>
      <p className="mb-1 font-semibold text-sm">What tells it apart</p>
      <ul className="grid max-w-prose list-disc gap-1 pl-5 text-[0.95rem] text-ink-soft marker:text-leaf">
        {tells.slice(0, POINTS).map((tell) => (
          <li key={tell}>{tell}</li>
        ))}
      </ul>
    </div>
  );
}
