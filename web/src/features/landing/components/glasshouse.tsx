const ribs = [12, 24, 36, 64, 76, 88] as const;

/** The height of the arch above a point of the sill, both in percent of the frame. */
const archAt = (x: number) => 44 - 42 * Math.sqrt(1 - ((x - 50) / 50) ** 2);

const mullions = ribs.map((x) => `M${x} 100V${archAt(x).toFixed(1)}`).join('');

/** The window behind the windowsill: an arch as wide as the page, with the garden and the sun or moon outside. */
export function Glasshouse() {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <div className="absolute inset-0 bg-linear-to-b from-moss-soft to-paper" />
      <div className="absolute top-[13%] left-1/2 size-[min(88vw,34rem)] -translate-x-1/2 rounded-full bg-sun-soft dark:hidden" />
      <div className="absolute top-[57%] right-[18%] hidden size-14 rounded-full shadow-[inset_-0.8rem_-0.2rem_0_0_var(--color-sun)] dark:block desk:top-24 desk:right-[24%] desk:size-20 desk:shadow-[inset_-1.1rem_-0.3rem_0_0_var(--color-sun)]" />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full" role="presentation">
        <path d="M0 74Q20 58 44 69T100 60V100H0Z" className="fill-moss opacity-15" />
        <path d="M0 84Q26 71 52 80T100 75V100H0Z" className="fill-leaf opacity-20" />
        <g className="fill-none stroke-leaf" strokeWidth="1.25">
          <path
            d="M0 100V44C0 20 22 2 50 2S100 20 100 44V100M3 100V45C3 23 24 5 50 5S97 23 97 45V100"
            vectorEffect="non-scaling-stroke"
            className="opacity-45"
          />
          <path
            d={`${mullions}M0 44H24M76 44H100`}
            vectorEffect="non-scaling-stroke"
            className="hidden opacity-20 desk:block"
          />
        </g>
      </svg>
    </div>
  );
}
