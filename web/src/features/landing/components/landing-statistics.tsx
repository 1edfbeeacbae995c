const statistics = [
  ['10,000+', 'gardeners'],
  ['50,000+', 'plants'],
  ['99%', 'success'],
] as const;

export function LandingStatistics() {
  return (
    <ul className="page grid gap-y-8 py-16 text-center sm:grid-cols-3 desk:py-24">
      {statistics.map(([figure, what]) => (
        <li key={what} className="border-line-strong/40 text-lg text-ink-soft sm:border-l sm:first:border-l-0">
          <span className="block font-display text-[3.2rem] leading-none font-[560] text-leaf desk:text-[4.4rem]">
            {figure}
          </span>{' '}
          {what}
        </li>
      ))}
    </ul>
  );
}
