/** What tells a candidate from those most like it. Beside the likeliest it lies open. */
export function CandidateTells({ tells, open }: { tells: readonly string[]; open: boolean }) {
  if (tells.length === 0) return null;
  const list = (
    <ul className="grid max-w-prose list-disc gap-1 pl-5 text-[0.95rem] text-ink-soft marker:text-leaf">
      {tells.map((tell) => (
        <li key={tell}>{tell}</li>
      ))}
    </ul>
  );
  if (open) {
    return (
      <div>
        <h3 className="mb-1.5 text-lg">What tells it apart</h3>
        {list}
      </div>
    );
  }
  return (
    <details>
      <summary className="target w-fit cursor-pointer content-center font-semibold text-leaf-deep text-sm">
        What tells it apart
      </summary>
      {list}
    </details>
  );
}
